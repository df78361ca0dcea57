import type { Effect } from '@courtside/domain/appearances';
import { z } from 'zod';
import { statement, type Tx } from '../../platform/db/database.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job.ts';

export interface RecordedEffect {
  id: string;
  appearanceId: string;
  effect: Effect;
  payload: Record<string, unknown>;
}

type Deliver = (tx: Tx, effect: RecordedEffect, context: JobContext) => Promise<void>;

/**
 * Who delivers which effect. An effect that nobody delivers yet stays on record with all that it is
 * about, and waits.
 */
const deliveries: Partial<Record<Effect, Deliver>> = {};

const lockEffect = statement<RecordedEffect>(
  'lock_appearance_effect',
  `select id, appearance_id as "appearanceId", effect, payload from appearance_effects
    where id = $1 and delivered_at is null for update skip locked`,
);

const markDelivered = statement<never>(
  'mark_effect_delivered',
  'update appearance_effects set delivered_at = clock_now() where id = $1',
);

/** Does what a move entails, once: the effect is marked in the transaction that delivers it. */
export const deliverEffect = defineJob({
  name: 'appearances.deliver-effect',
  data: z.object({ effectId: z.uuid() }),
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
