import type { Action } from '@courtside/domain/appearances';
import { z } from 'zod';
import { statement } from '../../platform/db/database.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job.ts';
import { Refusal } from '../../platform/refusal.ts';
import { getPolicies } from '../policies/index.ts';
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
     where status = 'reported'
       and reported_at <= clock_now() - make_interval(hours => $1::integer)
     limit ${batch})`,
);

/** Moves on what the clock has decided: hearings that began, orders nobody took, reports nobody disputed. */
export const runClock = defineJob({
  name: 'appearances.run-clock',
  data: z.object({}),
  retries: 2,
  async run(_, context) {
    const { reports } = await getPolicies(context.db);
    let due;
    do {
      due = await context.db.all(selectDue, [reports.autoApprovalHours]);
      for (const { id, action } of due) await moveByClock(context, id, action);
    } while (due.length >= batch);
  },
});

async function moveByClock({ db, jobs }: JobContext, id: string, action: Action): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const appearance = await lockAppearance(tx, id);
      await transitionAppearance(tx, jobs, { appearance, action, party: 'clock' });
    });
  } catch (error) {
    // Somebody was faster: what is not due any more is left alone.
    if (!(error instanceof Refusal)) throw error;
  }
}
