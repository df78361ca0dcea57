import type { ListedHeld } from './attendance-query.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** `21 h`, `3 days`, `12 min`: never longer than it is. */
export function spanWords(ms: number): string {
  if (ms < hourMs) return `${Math.max(0, Math.floor(ms / minuteMs))} min`;
  if (ms < 48 * hourMs) return `${Math.floor(ms / hourMs)} h`;
  return `${Math.floor(ms / (24 * hourMs))} days`;
}

/** `Report due in 21 h`, or by how much it is late. */
export function reportWords({ reportDueAt }: Pick<ListedHeld, 'reportDueAt'>, nowMs: number) {
  const left = Date.parse(reportDueAt) - nowMs;
  return left >= 0
    ? `Report due in ${spanWords(left)}`
    : `Report late by ${spanWords(Math.abs(left))}`;
}

type Attended = Pick<
  ListedHeld,
  'status' | 'confirmedAt' | 'askedToConfirmAt' | 'checkedInAt' | 'checkedOutAt' | 'reportDueAt'
>;

/** What to say beside a status: what is still to be done, or was last done. */
export function standingWords(held: Attended, nowMs: number): string | undefined {
  if (held.status === 'report_due') return reportWords(held, nowMs);
  if (held.status !== 'assigned') return undefined;
  if (held.checkedOutAt) return 'Checked out';
  if (held.checkedInAt) return 'Checked in';
  return isConfirmed(held) ? 'Confirmed' : 'Please confirm';
}

/** Whether the attorney's last word on coming is newer than the last question. */
export function isConfirmed({
  confirmedAt,
  askedToConfirmAt,
}: Pick<ListedHeld, 'confirmedAt' | 'askedToConfirmAt'>): boolean {
  if (!confirmedAt) return false;
  return !askedToConfirmAt || Date.parse(askedToConfirmAt) <= Date.parse(confirmedAt);
}
