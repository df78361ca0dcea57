import type { attendance as endpoints } from '@courtside/contract/attendance';
import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import {
  type Action,
  allowedActions,
  heldStatuses,
  type Status,
} from '@courtside/domain/appearances';
import { attendanceActs } from '@courtside/domain/attendance';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';
import { containing } from '../../platform/db/like.ts';
import { databaseNowMs } from '../../platform/db/now.ts';
import { Refusal } from '../../platform/refusal.ts';
import { hearingColumns, hearingTables } from '../offers/index.ts';
import { getPolicies } from '../policies/index.ts';

export type Held = ResponseOf<typeof endpoints.list>['items'][number];
type ToAttend = ResponseOf<typeof endpoints.get>;

/** What an attorney sees in a list of the appearances `a` that they hold, given as $1. */
export const heldColumns = `${hearingColumns}, a.caption, a.case_number as "caseNumber",
  s.confirmed_at as "confirmedAt", s.asked_to_confirm_at as "askedToConfirmAt",
  s.confirm_by as "confirmBy",
  s.checked_in_at as "checkedInAt", s.checked_out_at as "checkedOutAt",
  a.hearing_at as "reportDueAt", a.reported_at as "reportedAt"`;
const assignment =
  'join assignments s on s.appearance_id = a.id and s.attorney_id = $1 and s.released_at is null';
export const heldTables = `${hearingTables('$1::uuid')} ${assignment}`;

const parts: Readonly<Record<QueryOf<typeof endpoints.list>['part'], readonly Status[]>> = {
  upcoming: ['assigned'],
  report_due: ['report_due'],
  reported: ['reported', 'disputed'],
  closed: ['completed', 'no_show'],
  all: [...heldStatuses, 'no_show'],
};

const hourMs = 3_600_000;
export const hoursAfter = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * hourMs).toISOString();

export async function listHeld(
  db: DbOrTx,
  attorneyId: string,
  { part, search, from, to, cursor, limit }: QueryOf<typeof endpoints.list>,
) {
  const { reports } = await getPolicies(db);
  const page = await keysetPage<Held>(
    db,
    {
      given: [attorneyId],
      // The page first: of whoever has held much, only what is shown is looked up in full.
      select: ({ matching, order, limit: most }) =>
        `select ${heldColumns} ${hearingTables(
          '$1::uuid',
          `(select a.* from appearances a ${assignment}
           where ${matching} order by ${order} limit ${most})`,
        )} ${assignment} order by ${order}`,
      where: [
        ...where('a.status = any(?)', parts[part]),
        ...where('a.search_text like ?', containing(search)),
        ...where('a.hearing_date >= ?', from),
        ...where('a.hearing_date <= ?', to),
      ],
      key: [
        { column: 'a.hearing_at', type: 'timestamptz', of: ({ hearingAt }) => hearingAt },
        { column: 'a.id', type: 'uuid', of: ({ id }) => id },
      ],
      direction: part === 'reported' || part === 'closed' ? 'desc' : 'asc',
    },
    { cursor, limit },
  );
  const items = page.items.map((item) => ({
    ...item,
    reportDueAt: hoursAfter(item.hearingAt, reports.dueHours),
  }));
  return { ...page, items };
}

interface FullRow extends Held {
  firm: string;
  assignedAt: string;
  details: Omit<ToAttend['order'], 'parties'>;
  parties: ToAttend['order']['parties'];
}

const selectHeld = statement<FullRow>(
  'select_held_appearance',
  `select ${heldColumns}, coalesce(nullif(cl.firm, ''), cl.full_name) as firm,
          s.assigned_at as "assignedAt", a.details,
          (select jsonb_agg(jsonb_build_object('name', p.name, 'role', p.role) order by p.position)
             from appearance_parties p where p.appearance_id = a.id) as parties
     ${heldTables} join users cl on cl.id = a.client_id
    where a.id = $2`,
);

/** All that the attorney who holds an appearance sees; to anybody else it is not there. */
export async function getHeld(db: DbOrTx, id: string, attorneyId: string): Promise<ToAttend> {
  const row = await db.first(selectHeld, [attorneyId, id]);
  if (!row) throw new Refusal('not_found');
  const { details, parties: named, ...held } = row;
  const [policies, nowMs] = [await getPolicies(db), await databaseNowMs(db)];
  const hearingAtMs = Date.parse(held.hearingAt);
  const facts = { status: held.status, hearingAtMs, policies };
  const actions: Action[] = allowedActions(facts, 'assignee', nowMs);
  return {
    ...held,
    reportDueAt: hoursAfter(held.hearingAt, policies.reports.dueHours),
    order: { ...details, parties: named },
    releaseUntil: hoursAfter(held.hearingAt, -policies.release.selfServiceUntilHours),
    actions,
    may: attendanceActs(attendanceOf(held), nowMs),
  };
}

function attendanceOf(held: Held) {
  const ms = (instant: string | null) => (instant === null ? null : Date.parse(instant));
  return {
    status: held.status,
    hearingAtMs: Date.parse(held.hearingAt),
    expectedMinutes: held.expectedMinutes,
    confirmedAtMs: ms(held.confirmedAt),
    askedToConfirmAtMs: ms(held.askedToConfirmAt),
    checkedInAtMs: ms(held.checkedInAt),
    checkedOutAtMs: ms(held.checkedOutAt),
  };
}
