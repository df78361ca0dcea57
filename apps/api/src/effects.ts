import { type Deliver, deliverEffects, sweepEffects } from './modules/appearances/index.ts';
import { startRound, stopDispatch } from './modules/dispatch/index.ts';
import {
  keepCalendars,
  noticeOfMove,
  notifyAttorney,
  notifyClient,
} from './modules/notifications/index.ts';
import { announceReport, askAgain } from './modules/reminders/index.ts';
import { deliverReport } from './modules/results/index.ts';

/** Who delivers which effect of an appearance's moves. */
const deliveries = {
  ask_to_confirm: askAgain,
  calendar: keepCalendars,
  close_offers: stopDispatch,
  dispatch: startRound,
  dispatch_urgently: startRound,
  notice: noticeOfMove,
  notify_attorney: notifyAttorney,
  notify_client: notifyClient,
  remind_attorney: announceReport,
  report_to_client: deliverReport,
} satisfies Record<string, Deliver>;

export const deliverEffect = deliverEffects(deliveries);
export const sweepWaitingEffects = sweepEffects(deliveries);
