import { formatCourtTime } from '../../platform/court-time.ts';
import { reportClock } from '../../platform/report-clock.ts';
import type { ListedHeld } from './attendance-query.ts';

type Attended = Pick<
  ListedHeld,
  | 'status'
  | 'confirmedAt'
  | 'askedToConfirmAt'
  | 'confirmBy'
  | 'timeZone'
  | 'checkedInAt'
  | 'checkedOutAt'
  | 'reportDueAt'
>;

/** What to say beside a status: what is still to be done, or was last done. */
export function standingWords(held: Attended, nowMs: number): string | undefined {
  if (held.status === 'report_due') return reportClock(held.reportDueAt, nowMs).words;
  if (held.status !== 'assigned') return undefined;
  if (held.checkedOutAt) return 'Checked out';
  if (held.checkedInAt) return 'Checked in';
  if (isConfirmed(held)) return 'Confirmed';
  return held.confirmBy
    ? `Confirm by ${formatCourtTime(held.confirmBy, held.timeZone)}`
    : 'Please confirm';
}

/** Whether the attorney's last word on coming is newer than the last question. */
export function isConfirmed({
  confirmedAt,
  askedToConfirmAt,
}: Pick<ListedHeld, 'confirmedAt' | 'askedToConfirmAt'>): boolean {
  if (!confirmedAt) return false;
  return !askedToConfirmAt || Date.parse(askedToConfirmAt) <= Date.parse(confirmedAt);
}
