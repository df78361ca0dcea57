import type { Policies } from '@courtside/domain/policies';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job.ts';
import { getPolicies } from '../policies/index.ts';
import {
  askToConfirm,
  hoursWords,
  type Means,
  noticeOverdue,
  noticeUnconfirmed,
  raiseAlarm,
  remindOfReport,
  warnOfRisk,
} from './deliver.ts';
import {
  atRisk,
  type Due,
  type DueQuery,
  listDue,
  lockDue,
  notCheckedIn,
  overdueReports,
  silent,
  toConfirm,
  toReport,
  unconfirmed,
} from './due.queries.ts';
import { releaseSilent } from './release-silent.ts';

interface Reminder {
  readonly due: DueQuery;
  readonly rule: (policies: Policies) => number | boolean | readonly number[];
  readonly deliver: (tx: Tx, means: Means, due: Due) => Promise<void>;
}

/** Everything that somebody must hear of by the clock. */
const reminders: readonly Reminder[] = [
  { due: notCheckedIn, rule: ({ dispatch }) => dispatch.alarmMinutes, deliver: raiseAlarm },
  { due: atRisk, rule: ({ dispatch }) => dispatch.riskHours, deliver: warnOfRisk },
  {
    due: toConfirm,
    rule: ({ dispatch }) => dispatch.confirmHours,
    deliver: async (tx, means, due) => {
      const title = `Please confirm: your hearing is in under ${hoursWords(due.hours ?? 0)}`;
      await askToConfirm(tx, means, due, { title });
    },
  },
  {
    due: unconfirmed,
    rule: ({ confirmation: { hoursAfterChange, hoursBeforeHearing, leastMinutes } }) => [
      hoursAfterChange,
      hoursBeforeHearing,
      leastMinutes,
    ],
    deliver: noticeUnconfirmed,
  },
  { due: silent, rule: () => true, deliver: releaseSilent },
  { due: toReport, rule: ({ reports }) => reports.reminderHours, deliver: remindOfReport },
  { due: overdueReports, rule: ({ reports }) => reports.dueHours, deliver: noticeOverdue },
];

/**
 * Tells whoever must hear of something now. What was told is known by its key, and each is looked at
 * again under lock, so it may run twice, late, or while the clock jumps.
 */
export const sendReminders = defineJob({
  name: 'reminders.send-due',
  data: z.object({}),
  retries: 2,
  async run(_, context) {
    const policies = await getPolicies(context.db);
    const failures: unknown[] = [];
    for (const reminder of reminders) {
      const value = reminder.rule(policies);
      for (const { id } of await listDue(context.db, reminder.due, value)) {
        await deliverOne(context, reminder, { id, value }).catch((error: unknown) => {
          // One appearance must not keep the others waiting.
          context.log.error({ err: error, appearance: id }, 'reminder not sent');
          failures.push(error);
        });
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some reminders were not sent');
  },
});

async function deliverOne(
  context: JobContext,
  { due, deliver }: Reminder,
  { id, value }: { id: string; value: unknown },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const still = await lockDue(tx, due, value, id);
    if (still) await deliver(tx, context, still);
  });
}
