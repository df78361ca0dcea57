import type { Action } from '@courtside/domain/appearances';
import { z } from 'zod';
import { statement } from '../../platform/db/database.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job.ts';
import { Refusal } from '../../platform/refusal.ts';
import { lockAppearance, transitionAppearance } from './transition-appearance.ts';

const batch = 500;

const selectDue = statement<{ id: string; action: Action }>(
  'select_appearances_due',
  `(select id, case status when 'assigned' then 'start' else 'expire' end as action
      from appearances
     where status in ('payment_due', 'open', 'assigned') and hearing_at <= clock_now()
     order by hearing_at limit ${batch})
   union all
   (select id, 'approve' from appearances
     where status = 'reported' and approves_at <= clock_now()
     order by approves_at limit ${batch})`,
);

/** Moves on what the clock has decided: hearings that began, orders nobody took, reports nobody disputed. */
export const runClock = defineJob({
  name: 'appearances.run-clock',
  data: z.object({}),
  retries: 2,
  async run(_, context) {
    const failures: unknown[] = [];
    let due: readonly { id: string; action: Action }[];
    let moved: number;
    do {
      due = await context.db.all(selectDue);
      moved = 0;
      for (const { id, action } of due) {
        try {
          if (await moveByClock(context, id, action)) moved += 1;
        } catch (error) {
          // One appearance must not keep the others waiting.
          context.log.error({ err: error, appearance: id }, 'not moved by the clock');
          failures.push(error);
        }
      }
      // What cannot be moved is due still: it is tried again by the next run.
    } while (due.length >= batch && moved > 0);
    if (failures.length > 0) throw new AggregateError(failures, 'Some appearances were not moved');
  },
});

/** False when somebody was faster: what is not due any more is left alone. */
async function moveByClock({ db, jobs }: JobContext, id: string, action: Action): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      const appearance = await lockAppearance(tx, id);
      await transitionAppearance(tx, jobs, { appearance, action, party: 'clock' });
    });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
