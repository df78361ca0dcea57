import { z } from 'zod';
import { statement } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { lockAppearance } from '../appearances/index.ts';
import { lockDueRound } from './rounds.ts';
import { sendWave } from './send-wave.ts';

/** More than a minute's worth; the rest is due a minute later still. */
const batch = 1000;

// A hold also ends early, when the attorney turns the appearance down.
const selectDue = statement<{ id: string }>(
  'select_due_dispatches',
  `select id from (
     select id, next_wave_at as due_at from dispatches
      where ended_at is null and next_wave is not null and next_wave_at <= clock_now()
     union
     select d.id, a.held_until from appearances a
       join dispatches d on d.appearance_id = a.id and d.ended_at is null and d.next_wave is not null
      where a.held_until <= clock_now()
   ) due
   group by id order by min(due_at), id limit ${batch}`,
);

/** Tells the next attorneys where it is time. Each round is sent in a transaction of its own. */
export const sendDueWaves = defineJob({
  name: 'dispatch.send-due-waves',
  data: z.object({}),
  retries: 2,
  async run(_, context) {
    const failures: unknown[] = [];
    for (const { id } of await context.db.all(selectDue)) {
      try {
        await context.db.transaction(async (tx) => {
          const round = await lockDueRound(tx, id);
          if (!round) return;
          const appearance = await lockAppearance(tx, round.appearanceId);
          await sendWave(tx, context, { round, appearance });
        });
      } catch (error) {
        // One round must not keep the others waiting.
        context.log.error({ err: error, dispatch: id }, 'wave not sent');
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some waves were not sent');
  },
});
