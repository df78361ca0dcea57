import type { clientOverview } from '@courtside/contract/overview';
import type { Status } from '@courtside/domain/appearances';
import type { z } from 'zod';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { readYear } from './client-year.queries.ts';

type Overview = z.output<typeof clientOverview>;
type Attention = Overview['attention'][number];

const shownOfEach = 3;
const shownOfWeek = 30;

const selectStart = statement<Pick<Overview, 'hasOrdered' | 'today'>>(
  'select_client_overview_start',
  `select exists (select from appearances where client_id = $1) as "hasOrdered",
          (clock_now() at time zone 'UTC')::date::text as today`,
);

const selectDraft = statement<NonNullable<Overview['draft']>>(
  'select_client_overview_draft',
  `select nullif(left(data ->> 'caption', 300), '') as caption, updated_at as "updatedAt"
     from appearance_drafts where client_id = $1`,
);

type WaitingRow = Pick<Attention, 'status' | 'count'> & Attention['items'][number];

// What came to nothing is news for a week; what is open becomes pressing two days ahead.
const selectWaiting = statement<WaitingRow>(
  'select_client_waiting',
  `select w.status, w.count, w.id, w.caption, c.name as "courtName", w.hearing_at as "hearingAt",
          w.time_zone as "timeZone", w.client_total_cents as "totalCents",
          case when w.status = 'reported' then w.approves_at end as "closesAt"
     from (
       select a.*, (count(*) over of_status)::integer as count,
              row_number() over (of_status order by a.hearing_at, a.id) as place
         from appearances a
        where a.client_id = $1 and (
          a.status in ('payment_due', 'reported', 'disputed')
          or (a.status = 'open' and a.hearing_at < clock_now() + interval '48 hours')
          or (a.status in ('unfilled', 'no_show') and a.hearing_at > clock_now() - interval '7 days'))
       window of_status as (partition by a.status)
     ) w
     join courts c on c.id = w.court_id
    where w.place <= $2 order by w.hearing_at, w.id`,
);

const selectAhead = statement<{ status: Status; count: number }>(
  'select_client_ahead',
  `select status, count(*)::integer as count from appearances
    where client_id = $1 and hearing_at >= clock_now()
      and hearing_at < clock_now() + interval '14 days'
    group by status`,
);

type WeekRow = Overview['week']['items'][number] & { count: number };

// A week by the calendar on each court's wall; the instants around it let the index find it.
const selectWeek = statement<WeekRow>(
  'select_client_week',
  `select a.id, a.status, a.caption, a.hearing_date::text as date, a.hearing_at as "hearingAt",
          a.time_zone as "timeZone", c.name as "courtName", t.name as "appearanceTypeName", a.mode,
          case when a.shows_attorney or a.hearing_at <= clock_now() then u.full_name end
            as "attorneyName", s.checked_in_at as "checkedInAt",
          s.checked_out_at as "checkedOutAt", (count(*) over ())::integer as count
     from appearances a
     join courts c on c.id = a.court_id
     join appearance_types t on t.id = a.appearance_type_id
     left join assignments s on s.appearance_id = a.id and s.released_at is null
     left join users u on u.id = s.attorney_id
    where a.client_id = $1 and a.status not in ('canceled', 'unfilled', 'no_show')
      and a.hearing_at > clock_now() - interval '2 days'
      and a.hearing_at < clock_now() + interval '9 days'
      and a.hearing_date - (clock_now() at time zone a.time_zone)::date between 0 and 6
    order by a.hearing_date, a.hearing_at, a.id limit $2`,
);

/** The client's dashboard in one answer, with as many queries however much there is. */
export async function getClientOverview(db: DbOrTx, clientId: string): Promise<Overview> {
  const start = await db.first(selectStart, [clientId]);
  if (!start) throw new Error('The overview has no start');
  const waiting = await db.all(selectWaiting, [clientId, shownOfEach]);
  const week = await db.all(selectWeek, [clientId, shownOfWeek]);
  return {
    ...start,
    draft: (await db.first(selectDraft, [clientId])) ?? null,
    attention: byStatus(waiting),
    ahead: await db.all(selectAhead, [clientId]),
    week: { count: week[0]?.count ?? 0, items: week.map(({ count: _count, ...item }) => item) },
    ...(await readYear(db, clientId)),
  };
}

function byStatus(rows: readonly WaitingRow[]): Attention[] {
  const kinds = new Map<Attention['status'], Attention>();
  for (const { status, count, ...item } of rows) {
    const kind = kinds.get(status) ?? { status, count, items: [] };
    kind.items.push(item);
    kinds.set(status, kind);
  }
  return [...kinds.values()];
}
