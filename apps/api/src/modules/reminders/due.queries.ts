import { type Db, type Statement, statement, type Tx } from '../../platform/db/database.ts';

/** Somebody must hear of an appearance now. */
export interface Due {
  id: string;
  number: number;
  court: string;
  hearingAt: string;
  timeZone: string;
  /** Of the moment that has come, where there are several. */
  hours: number | null;
  /** Names the moment: a hearing that is moved has its moments anew. */
  onceKey: string;
  attorneyId: string | null;
  email: string | null;
  /** Until when the attorney confirms a change. */
  confirmBy: string | null;
  /** What the attorney is paid for it now. */
  feeCents: number;
}

/** Rows of what is due, by a policy value `$1` and the database's clock. */
export interface DueQuery {
  readonly list: Statement<Due>;
  /** One of them, if it is due. */
  readonly one: Statement<Due>;
}

const batch = 500;
const moment = 'extract(epoch from a.hearing_at)::bigint';

interface Parts {
  name: string;
  key: string;
  hours?: string;
  from?: string;
  where: string;
}

function dueQuery({ name, key, hours = 'null', from = '', where }: Parts): DueQuery {
  const text = `
    select due.* from (
      select a.id, a.number::float8 as number,
             c.name || coalesce(', ' || c.city, '') || ', ' || c.state_code as court,
             a.hearing_at as "hearingAt", a.time_zone as "timeZone", (${hours})::integer as hours,
             ${key} as "onceKey", u.id as "attorneyId", u.email,
             s.confirm_by as "confirmBy", a.attorney_total_cents as "feeCents"
        from appearances a
        join courts c on c.id = a.court_id
        left join assignments s on s.appearance_id = a.id and s.released_at is null
        left join users u on u.id = s.attorney_id ${from}
       where ${where}`;
  return {
    list: statement(`list_${name}`, `${text} order by a.hearing_at limit ${batch}) due`),
    one: statement(`get_${name}`, `${text} and a.id = $2) due`),
  };
}

/** The moment nearest to the hearing that has come: those before it are past and say nothing new. */
const comingMoment = `
  cross join lateral (
    select min(given) as hours from unnest($1::integer[]) as given
     where a.hearing_at <= clock_now() + make_interval(hours => given)) m`;
const soon = `a.hearing_at > clock_now() and a.hearing_at <= clock_now()
  + make_interval(hours => (select coalesce(max(given), 0) from unnest($1::integer[]) as given))`;
const notTold = (key: string) =>
  `not exists (select from actions x where x.user_id = u.id and x.once_key = ${key})`;
const notNoticed = (key: string) => `not exists (select from notices x where x.once_key = ${key})`;

const confirmKey = `'confirm:' || s.id || ':' || ${moment} || ':' || m.hours`;
const beforeMoment = (column: string) =>
  `(${column} is null or ${column} < a.hearing_at - make_interval(hours => m.hours))`;

export const toConfirm = dueQuery({
  name: 'confirmations_due',
  key: confirmKey,
  hours: 'm.hours',
  from: comingMoment,
  where: `a.status = 'assigned' and u.id is not null and m.hours is not null and ${soon}
    and ${beforeMoment('s.confirmed_at')} and ${beforeMoment('s.asked_to_confirm_at')}
    and ${notTold(confirmKey)}`,
});

// One that was taken and given back is at risk anew, however near the hearing is by then.
const riskKey = `'unfilled:' || a.id || ':' || ${moment} || ':' || m.hours || coalesce((
  select ':' || max(h.seq) from appearance_history h
   where h.appearance_id = a.id and h.action = 'release'), '')`;
export const atRisk = dueQuery({
  name: 'risks_due',
  key: riskKey,
  hours: 'm.hours',
  from: comingMoment,
  where: `a.status = 'open' and m.hours is not null and ${soon} and ${notNoticed(riskKey)}`,
});

const alarmKey = `'no-check-in:' || s.id || ':' || ${moment}`;
/** Still worth a call for as long as the hearing may last. */
export const notCheckedIn = dueQuery({
  name: 'alarms_due',
  key: alarmKey,
  where: `a.status in ('assigned', 'report_due') and s.checked_in_at is null
    and a.hearing_at <= clock_now() + make_interval(mins => $1::integer)
    and a.hearing_at > clock_now() - make_interval(mins => greatest(a.expected_minutes, 60))
    and ${notNoticed(alarmKey)}`,
});

const reminderKey = `'report:' || a.id || ':' || ${moment} || ':' || m.hours`;
export const toReport = dueQuery({
  name: 'reports_to_remind',
  key: reminderKey,
  hours: 'm.hours',
  from: `
    cross join lateral (
      select max(given) as hours from unnest($1::integer[]) as given
       where a.hearing_at <= clock_now() - make_interval(hours => given)) m`,
  where: `a.status = 'report_due' and u.id is not null and m.hours is not null
    and ${notTold(reminderKey)}`,
});

const overdueKey = `'report-overdue:' || a.id || ':' || ${moment}`;
export const overdueReports = dueQuery({
  name: 'reports_overdue',
  key: overdueKey,
  where: `a.status = 'report_due'
    and a.hearing_at <= clock_now() - make_interval(hours => $1::integer)
    and ${notNoticed(overdueKey)}`,
});

/** Since when the attorney owes an answer: they were assigned, or what they agreed to was changed. */
const since = `greatest(s.assigned_at, (
  select max(h.at) from appearance_history h
   where h.appearance_id = a.id and h.action = 'edit'
     and 'true' in (h.details ->> 'isRepriced', h.details ->> 'needsNewCheck')))`;
const unconfirmedKey = `'unconfirmed:' || s.id || ':' || extract(epoch from ${since})::bigint`;
/** Not of a change that they were given a time for: that ends by itself. */
export const unconfirmed = dueQuery({
  name: 'unconfirmed_due',
  key: unconfirmedKey,
  where: `a.status = 'assigned' and s.confirmed_at is null and s.confirm_by is null
    and a.hearing_at > clock_now()
    and clock_now() >= greatest(
          least(${since} + make_interval(hours => ($1::integer[])[1]),
                a.hearing_at - make_interval(hours => ($1::integer[])[2])),
          ${since} + make_interval(mins => ($1::integer[])[3]))
    and ${notNoticed(unconfirmedKey)}`,
});

export const silent = dueQuery({
  name: 'silent_due',
  key: unconfirmedKey,
  // There is no rule to ask any more: the attorney was told a time.
  where: `a.status = 'assigned' and a.hearing_at > clock_now() and $1::boolean
    and s.confirm_by <= clock_now()`,
});

export async function listDue(db: Db, { list }: DueQuery, value: unknown): Promise<Due[]> {
  return db.all(list, [value]);
}

const lockFree = statement<{ id: string }>(
  'lock_to_remind',
  'select id from appearances where id = $1 for no key update skip locked',
);

/**
 * One of them, locked, if it is due still. It is read after the lock: with it, an answer that came between
 * both would be missing. What another is busy with is left to the next time.
 */
export async function lockDue(
  tx: Tx,
  { one }: DueQuery,
  value: unknown,
  id: string,
): Promise<Due | undefined> {
  return (await tx.first(lockFree, [id])) && tx.first(one, [value, id]);
}
