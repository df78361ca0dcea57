import type { BodyOf, ResponseOf } from '@courtside/contract/endpoint';
import type { practices } from '@courtside/contract/practices';
import type { Actor } from '../../platform/auth/sessions.ts';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import { brokenConstraint } from '../../platform/db/errors.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { databaseToday } from './today.ts';

type TimeOff = ResponseOf<typeof practices.addTimeOff>;

interface Who {
  actor: Actor;
  origin: Origin;
}

// The hearings are found by the attorney's assignments, of which few are still to come.
const columns = `o.id, lower(o.days)::text as from, (upper(o.days) - 1)::text as to, o.note,
  (select coalesce(jsonb_agg(jsonb_build_object(
            'id', a.id, 'date', a.hearing_date, 'time', to_char(a.hearing_time, 'HH24:MI'),
            'caption', a.caption, 'courtName', c.name) order by a.hearing_at, a.id), '[]')
     from assignments s
     join appearances a on a.id = s.appearance_id
     join courts c on c.id = a.court_id
    where s.attorney_id = o.user_id and s.released_at is null and a.status = 'assigned'
      and o.days @> a.hearing_date) as hearings`;

const selectTimeOff = statement<TimeOff>(
  'select_time_off',
  `select ${columns} from time_off o
    where o.user_id = $1 and upper(o.days) > clock_now()::date order by o.days`,
);

/** What is over is left out. */
export async function listTimeOff(db: DbOrTx, userId: string): Promise<TimeOff[]> {
  return db.all(selectTimeOff, [userId]);
}

const insertTimeOff = statement<TimeOff>(
  'add_time_off',
  `with o as (
     insert into time_off (user_id, days, note)
     values ($1, daterange($2::date, $3::date, '[]'), $4) returning *)
   select ${columns} from o`,
);

/** Days off keep new hearings away; those held already stay, and are told of. */
export async function addTimeOff(
  tx: Tx,
  { actor: { userId }, origin }: Who,
  { from, to, note }: BodyOf<typeof practices.addTimeOff>,
): Promise<TimeOff> {
  if (to < (await databaseToday(tx))) {
    throw new Refusal('invalid_request', { errors: { to: 'These days are over' } });
  }
  const added = await tx.first(insertTimeOff, [userId, from, to, note]).catch((error: unknown) => {
    if (brokenConstraint(error) !== 'time_off_does_not_overlap') throw error;
    throw new Refusal('invalid_request', {
      errors: { from: 'Some of these days are off already' },
    });
  });
  if (!added) throw new Error('The time off was not stored');
  record(tx, origin, {
    action: 'practices.add_time_off',
    recordType: 'user',
    recordId: userId,
    after: { from, to, note },
  });
  return added;
}

const deleteTimeOff = statement<{ from: string; to: string; note: string | null }>(
  'remove_time_off',
  `delete from time_off where id = $1 and user_id = $2
   returning lower(days)::text as from, (upper(days) - 1)::text as to, note`,
);

export async function removeTimeOff(
  tx: Tx,
  { actor: { userId }, origin }: Who,
  id: string,
): Promise<void> {
  const removed = await tx.first(deleteTimeOff, [id, userId]);
  if (!removed) throw new Refusal('not_found');
  record(tx, origin, {
    action: 'practices.remove_time_off',
    recordType: 'user',
    recordId: userId,
    before: removed,
  });
}
