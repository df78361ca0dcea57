import type { Action, Effect, Party, Status } from '@courtside/domain/appearances';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { publish } from '../../platform/live/live-channel.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { effectJob } from './effects.jobs.ts';

export interface MadeMove {
  appearanceId: string;
  clientId: string;
  attorneyId: string | null;
  action: Action;
  from: Status | null;
  to: Status;
  party: Party;
  origin: Origin | undefined;
  effects: readonly Effect[];
  /** What the move was about, kept with it and handed to its effects. */
  details?: Record<string, unknown>;
}

const insertHistory = statement<{ id: string }>(
  'insert_appearance_history',
  `insert into appearance_history
     (appearance_id, seq, action, from_status, to_status, party, actor_id, actor_name, details)
   select $1::uuid, coalesce(max(seq), 0) + 1, $2, $3, $4, $5, $6, $7, $8
     from appearance_history where appearance_id = $1::uuid
   returning id`,
);

const insertEffects = statement<{ id: string }>(
  'insert_appearance_effects',
  `insert into appearance_effects (history_id, appearance_id, effect, payload)
   select $1, $2, effect, $4 from unnest($3::text[]) as effect
   returning id`,
);

/** Writes down what was decided: history, effects with their jobs, system log, and news to both sides. */
export async function recordMove(tx: Tx, jobs: JobSender, move: MadeMove): Promise<void> {
  const { appearanceId, action, from, to, party, origin, effects, details = {} } = move;
  const entry = await tx.first(insertHistory, [
    appearanceId,
    action,
    from,
    to,
    party,
    origin?.actor?.userId ?? null,
    origin?.actor?.fullName ?? null,
    JSON.stringify(details),
  ]);
  if (!entry) throw new Error('The move was not written down');
  const { attorneyId } = move;
  const payload = { action, from, to, party, attorneyId, ...details };
  await recordEffects(tx, jobs, { historyId: entry.id, appearanceId, effects, payload });
  record(tx, origin ?? clockOrigin, {
    action: `appearances.${action}`,
    recordType: 'appearance',
    recordId: appearanceId,
    ...(from && { before: { status: from } }),
    after: { status: to, ...details },
  });
  const sides = [move.clientId, move.attorneyId].filter((userId) => userId !== null);
  const news = { kind: 'appearance', recordId: appearanceId } as const;
  await publish(tx, ...sides.map((userId) => ({ userId, ...news })));
}

/** Puts what follows from a move in line, with all that it is about. */
export async function recordEffects(
  tx: Tx,
  jobs: JobSender,
  {
    historyId,
    appearanceId,
    effects,
    payload,
  }: {
    historyId: string;
    appearanceId: string;
    effects: readonly Effect[];
    payload: Record<string, unknown>;
  },
): Promise<void> {
  const values = [historyId, appearanceId, effects, JSON.stringify(payload)];
  const recorded = await tx.all(insertEffects, values);
  const due = recorded.map(({ id }) => ({ effectId: id }));
  await jobs.enqueueAll(tx, effectJob, due);
}

const clockOrigin: Origin = { actor: undefined, requestId: 'clock', address: '' };
