import type { RoundWave } from '@courtside/domain/dispatch';
import { statement, type Tx } from '../../platform/db/database.ts';

export interface Round {
  id: string;
  appearanceId: string;
  isUrgent: boolean;
  nextWave: RoundWave | null;
}

const roundColumns = `id, appearance_id as "appearanceId", is_urgent as "isUrgent",
  next_wave as "nextWave"`;

const endRunning = statement<never>(
  'end_dispatch',
  `with free as (
     update appearances set held_for = null, held_until = null
      where id = $1 and held_until is not null)
   update dispatches set ended_at = clock_now(), next_wave = null, next_wave_at = null
    where appearance_id = $1 and ended_at is null`,
);

/** Nobody is told any more, and nobody has it to themselves. The appearance must be locked. */
export async function endRounds(tx: Tx, appearanceId: string): Promise<void> {
  await tx.all(endRunning, [appearanceId]);
}

// An effect that comes late, after the round of a later move, starts nothing.
const insertRound = statement<Round>(
  'insert_dispatch',
  `insert into dispatches
     (appearance_id, move_seq, because, is_urgent, without_attorney, next_wave, next_wave_at)
   select h.appearance_id, h.seq, h.action, $2,
          case when h.action = 'release'
               then (select s.attorney_id from assignments s
                      where s.appearance_id = h.appearance_id and s.released_at is not null
                      order by s.released_at desc limit 1) end,
          'preferred', clock_now()
     from appearance_effects e join appearance_history h on h.id = e.history_id
    where e.id = $1
   returning ${roundColumns}`,
);

const selectLater = statement<{ id: string }>(
  'select_later_dispatch',
  `select d.id from appearance_effects e
     join appearance_history h on h.id = e.history_id
     join dispatches d on d.appearance_id = h.appearance_id and d.move_seq >= h.seq
    where e.id = $1`,
);

/** Begins the round of a move; nothing when a later move has one. The appearance must be locked. */
export async function beginRound(
  tx: Tx,
  {
    appearanceId,
    effectId,
    isUrgent,
  }: { appearanceId: string; effectId: string; isUrgent: boolean },
): Promise<Round | undefined> {
  if (await tx.first(selectLater, [effectId])) return undefined;
  await endRounds(tx, appearanceId);
  return tx.first(insertRound, [effectId, isUrgent]);
}

const selectRunning = statement<Round>(
  'select_running_dispatch',
  `select ${roundColumns} from dispatches where appearance_id = $1 and ended_at is null`,
);

export async function findRunning(tx: Tx, appearanceId: string): Promise<Round | undefined> {
  return tx.first(selectRunning, [appearanceId]);
}

// Both rows or none, without waiting: whoever holds one of them is at work on the same appearance.
const lockDue = statement<Round>(
  'lock_due_dispatch',
  `select d.id, d.appearance_id as "appearanceId", d.is_urgent as "isUrgent",
          d.next_wave as "nextWave"
     from dispatches d join appearances a on a.id = d.appearance_id
    where d.id = $1 and d.ended_at is null and d.next_wave is not null
      and (d.next_wave_at <= clock_now() or a.held_until <= clock_now())
      for no key update of a, d skip locked`,
);

export async function lockDueRound(tx: Tx, id: string): Promise<Round | undefined> {
  return tx.first(lockDue, [id]);
}

const setNext = statement<never>(
  'set_next_wave',
  `update dispatches
      set next_wave = $2,
          next_wave_at = case when $2::text is not null
                              then clock_now() + make_interval(mins => $3::integer) end
    where id = $1`,
);

export async function planNextWave(
  tx: Tx,
  id: string,
  { wave, minutes }: { wave: RoundWave | undefined; minutes: number },
): Promise<void> {
  await tx.all(setNext, [id, wave ?? null, minutes]);
}
