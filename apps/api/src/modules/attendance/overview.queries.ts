import type { attendance as endpoints } from '@courtside/contract/attendance';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { countOffersByCounty, listOffers } from '../offers/index.ts';
import { getPolicies } from '../policies/index.ts';
import { type Held, heldColumns, heldTables, hoursAfter } from './held-appearances.queries.ts';

type Overview = ResponseOf<typeof endpoints.overview>;

/** As many of a kind as a glance takes in. */
const mostShown = 5;

interface Ahead extends Held {
  isToday: boolean;
  isAhead: boolean;
  isUnconfirmed: boolean;
}

// Hearings of one attorney do not overlap, so there are never many ahead.
const selectAhead = statement<Ahead>(
  'select_attorney_ahead',
  `select ${heldColumns},
          a.hearing_date = (clock_now() at time zone a.time_zone)::date as "isToday",
          a.hearing_date > (clock_now() at time zone a.time_zone)::date as "isAhead",
          a.status = 'assigned' and a.hearing_at > clock_now()
            and (s.confirmed_at is null or s.asked_to_confirm_at > s.confirmed_at)
            as "isUnconfirmed"
     ${heldTables}
    where a.status in ('assigned', 'report_due')
    order by a.hearing_at, a.id`,
);

const selectEarnings = statement<Overview['earnings'][number]>(
  'select_attorney_earnings',
  `with months as (
     select generate_series(
       date_trunc('month', clock_now() at time zone 'UTC') - interval '11 months',
       date_trunc('month', clock_now() at time zone 'UTC'), interval '1 month')::date as month),
   earned as (
     select date_trunc('month', a.hearing_date)::date as month, a.status,
            a.attorney_total_cents as cents
       from assignments s join appearances a on a.id = s.appearance_id
      where s.attorney_id = $1 and s.released_at is null
        -- A day more than the months have: their first day begins earlier in the east.
        and s.during && tstzrange((select min(month) from months)::timestamptz - interval '1 day', null)
        and a.status in ('reported', 'disputed', 'completed'))
   select to_char(m.month, 'YYYY-MM') as month,
          coalesce(sum(e.cents) filter (where e.status = 'completed'), 0)::int as "completedCents",
          coalesce(sum(e.cents) filter (where e.status <> 'completed'), 0)::int as "reportedCents",
          count(e.month)::int as appearances
     from months m left join earned e on e.month = m.month
    group by m.month order by m.month`,
);

/** What an attorney has before them, and what they earned. */
export async function getOverview(db: DbOrTx, attorneyId: string): Promise<Overview> {
  const { reports } = await getPolicies(db);
  const ahead = (await db.all(selectAhead, [attorneyId])).map((held) => ({
    ...held,
    reportDueAt: hoursAfter(held.hearingAt, reports.dueHours),
  }));
  const counties = await countOffersByCounty(db, attorneyId, {});
  const { items: nearest } = await listOffers(db, attorneyId, {
    sort: 'nearest',
    limit: mostShown,
  });
  return {
    today: ahead.filter(({ isToday }) => isToday),
    next: some(ahead.filter(({ status, isAhead }) => status === 'assigned' && isAhead)),
    reportsDue: some(ahead.filter(({ status }) => status === 'report_due')),
    toConfirm: some(ahead.filter(({ isUnconfirmed }) => isUnconfirmed)),
    nearby: { count: counties.reduce((sum, { count }) => sum + count, 0), items: nearest },
    earnings: await db.all(selectEarnings, [attorneyId]),
  };
}

function some(items: Held[]): Overview['next'] {
  return { count: items.length, items: items.slice(0, mostShown) };
}
