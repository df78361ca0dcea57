import type { Effect } from '@courtside/domain/appearances';
import { z } from 'zod';
import { statement, type Tx } from '../../platform/db/database.ts';
import { defineJob, type Job, type JobContext } from '../../platform/jobs/job.ts';

export interface RecordedEffect {
  id: string;
  appearanceId: string;
  effect: Effect;
  payload: Record<string, unknown>;
}

export type Deliver = (tx: Tx, effect: RecordedEffect, context: JobContext) => Promise<void>;
type Deliveries = Partial<Record<Effect, Deliver>>;

/** Does what a move entails. The modules that can are told in one place, where the jobs are listed. */
export const effectJob = {
  name: 'appearances.deliver-effect',
  data: z.object({ effectId: z.uuid() }),
};

const lockEffect = statement<RecordedEffect>(
  'lock_appearance_effect',
  `select id, appearance_id as "appearanceId", effect, payload from appearance_effects
    where id = $1 and delivered_at is null for update skip locked`,
);

const markDelivered = statement<never>(
  'mark_effect_delivered',
  'update appearance_effects set delivered_at = clock_now() where id = $1',
);

/**
 * Delivers each effect once: it is marked in the transaction that delivers it. One that nobody delivers
 * yet stays on record with all that it is about, and waits.
 */
export function deliverEffects(deliveries: Deliveries): Job<{ effectId: string }> {
  return defineJob({
    ...effectJob,
    retries: 8,
    async run({ effectId }, context) {
      await context.db.transaction(async (tx) => {
        const effect = await tx.first(lockEffect, [effectId]);
        const deliver = effect && deliveries[effect.effect];
        if (!deliver) return;
        await deliver(tx, effect, context);
        await tx.all(markDelivered, [effectId]);
      });
    },
  });
}

const selectWaiting = statement<{ id: string }>(
  'select_waiting_effects',
  `select e.id from appearance_effects e
    where e.delivered_at is null and e.effect = any($1)
      and e.created_at < clock_now() - interval '10 minutes'
      and not exists (select from pgboss.job j
                       where j.name = '${effectJob.name}' and j.data ->> 'effectId' = e.id::text
                         and j.state in ('created', 'retry', 'active'))
    order by e.created_at limit 1000`,
);

/** Effects from before anybody delivered their kind are taken up once somebody does. */
export function sweepEffects(deliveries: Deliveries): Job<Record<string, never>> {
  return defineJob({
    name: 'appearances.sweep-effects',
    data: z.object({}),
    retries: 2,
    async run(_, { db, jobs }) {
      const waiting = await db.all(selectWaiting, [Object.keys(deliveries)]);
      for (const { id } of waiting) {
        await db.transaction((tx) => jobs.enqueue(tx, effectJob, { effectId: id }));
      }
    },
  });
}
