import { deliverEffect, sweepWaitingEffects } from './effects.ts';
import { sendMail } from './mail.ts';
import { runClock } from './modules/appearances/index.ts';
import { applyHearings, checkHearings, sweepBulkOrders } from './modules/bulk-orders/index.ts';
import { applyCourts, checkCourts, sweepCourtUploads } from './modules/court-uploads/index.ts';
import { sendDueWaves } from './modules/dispatch/index.ts';
import { removeObject, sweepFiles } from './modules/files/index.ts';
import { sendResetLink } from './modules/passwords/index.ts';
import { tellOfNewCourts } from './modules/places/index.ts';
import { tellOfExpiry } from './modules/practices/index.ts';
import { sendReminders } from './modules/reminders/index.ts';
import { resendVerifyLink } from './modules/signup/index.ts';
import { housekeeping } from './platform/jobs/housekeeping.job.ts';
import type { AnyJob } from './platform/jobs/job.ts';
import type { Timer } from './platform/jobs/store.ts';

/** Every background job there is. */
export const jobs: readonly AnyJob[] = [
  deliverEffect,
  sweepWaitingEffects,
  runClock,
  applyHearings,
  checkHearings,
  sweepBulkOrders,
  applyCourts,
  checkCourts,
  sweepCourtUploads,
  sendDueWaves,
  removeObject,
  sweepFiles,
  housekeeping,
  sendReminders,
  resendVerifyLink,
  sendMail,
  sendResetLink,
  tellOfExpiry,
  tellOfNewCourts,
];

/** Everything that runs by the clock. */
export const timers: readonly Timer[] = [
  {
    job: runClock,
    cron: '* * * * *',
    why: 'Hearings begin, open orders run out and reports are approved by the clock',
  },
  {
    job: sendDueWaves,
    cron: '* * * * *',
    why: 'Attorneys hear of open work wave after wave, whichever process is alive',
  },
  {
    job: sendReminders,
    cron: '* * * * *',
    why: 'Attorneys confirm and report in time, and administrators hear of what is at risk',
  },
  {
    job: sweepWaitingEffects,
    cron: '*/10 * * * *',
    why: 'What a move entails must reach its end, even where nobody could deliver it at first',
  },
  {
    job: housekeeping,
    cron: '17 * * * *',
    why: 'Expired sessions, links, keys and limits only cost space',
  },
  {
    job: sweepFiles,
    cron: '37 * * * *',
    why: 'Cut uploads and files that no order came for are kept for a day and no longer',
  },
  {
    job: tellOfExpiry,
    cron: '7 * * * *',
    why: 'Attorneys without a current document get no work, so they hear of its end ahead',
  },
  {
    job: sweepBulkOrders,
    cron: '*/5 * * * *',
    why: 'A check or an order whose worker is gone would wait for ever, and what firms confide is not kept',
  },
  {
    job: sweepCourtUploads,
    cron: '*/5 * * * *',
    why: 'A check or a write whose worker is gone would wait for ever, and old lines cost space',
  },
];
