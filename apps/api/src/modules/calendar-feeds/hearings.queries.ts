import type { Mode, Status } from '@courtside/domain/appearances';
import { type DbOrTx, statement } from '../../platform/db/database.ts';

/** A hearing as far as a calendar shows it to one of its two sides. */
export interface CalendarHearing {
  id: string;
  number: number;
  side: 'client' | 'attorney';
  status: Status;
  /** The attorney holds it no more. */
  isReleased: boolean;
  revision: number;
  changedAt: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  mode: Mode;
  appearanceTypeName: string;
  caption: string;
  caseNumber: string | null;
  court: {
    name: string;
    street: string | null;
    city: string | null;
    state: string;
    zip: string | null;
  };
}

const columns = `a.id, a.number::float8 as number, a.status, a.revision, a.time_zone as "timeZone",
  a.mode, a.caption, a.case_number as "caseNumber", t.name as "appearanceTypeName",
  jsonb_build_object('name', c.name, 'street', c.street, 'city', c.city, 'state', c.state_code,
    'zip', c.zip) as court,
  (select h.at from appearance_history h where h.appearance_id = a.id
    order by h.seq desc limit 1) as "changedAt"`;
const tables = `join appearance_types t on t.id = a.appearance_type_id
  join courts c on c.id = a.court_id`;

const ordered = `
  select 'client' as side, false as "isReleased", a.hearing_at as "startsAt",
         a.hearing_at + make_interval(mins => a.expected_minutes) as "endsAt", ${columns}
    from appearances a ${tables} where a.client_id = $1`;

// Whoever gave it back sees the time that they knew: where it moved afterwards is not theirs to know.
const held = `
  select 'attorney' as side, s.released_at is not null as "isReleased",
         case when s.released_at is null then a.hearing_at else lower(s.during) end as "startsAt",
         case when s.released_at is null
              then a.hearing_at + make_interval(mins => a.expected_minutes)
              else upper(s.during) end as "endsAt", ${columns}
    from (select distinct on (appearance_id) appearance_id, during, released_at from assignments
           where attorney_id = $1 order by appearance_id, assigned_at desc, id desc) s
    join appearances a on a.id = s.appearance_id ${tables}`;

const selectHearings = statement<CalendarHearing>(
  'select_calendar_hearings',
  `select * from (
     ${ordered} and a.hearing_at >= clock_now() - interval '60 days'
     union all ${held}
   ) hearings
    where "startsAt" >= clock_now() - interval '60 days'
    order by "startsAt", id`,
);

/** All of a user's hearings from sixty days back on. */
export async function listHearings(db: DbOrTx, userId: string): Promise<CalendarHearing[]> {
  return db.all(selectHearings, [userId]);
}

const selectHearing = statement<CalendarHearing>(
  'select_calendar_hearing',
  `select * from (${ordered} and a.id = $2 union all ${held} where a.id = $2) hearings limit 1`,
);

/** One hearing of a user on either side; another's is the same as none. */
export async function findHearing(
  db: DbOrTx,
  id: string,
  userId: string,
): Promise<CalendarHearing | undefined> {
  return db.first(selectHearing, [userId, id]);
}
