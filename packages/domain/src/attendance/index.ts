import type { Status } from '../appearances/index.ts';
import type { Policies } from '../policies/index.ts';

/** What an attorney may call the administrators for. */
export const problems = {
  cannot_attend: 'I cannot attend',
  running_late: 'I am running late',
  access: 'I cannot get in, or the link does not work',
  instructions: 'Something is missing or unclear',
  other: 'Something else',
} as const;

export type ProblemKind = keyof typeof problems;
export const problemKinds = Object.keys(problems) as [ProblemKind, ...ProblemKind[]];

export interface Attendance {
  readonly status: Status;
  readonly hearingAtMs: number;
  readonly expectedMinutes: number;
  readonly confirmedAtMs: number | null;
  readonly askedToConfirmAtMs: number | null;
  readonly checkedInAtMs: number | null;
  readonly checkedOutAtMs: number | null;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Courts open early, and security takes its time. */
const checkInFromHours = 4;
/** Nobody arrives that late, however long the calendar is. */
const checkInUntilHours = 12;

/** What the attorney who holds an appearance can say about attending it now. None of it moves the status. */
export function attendanceActs(facts: Attendance, nowMs: number) {
  const isHeld = facts.status === 'assigned' || facts.status === 'report_due';
  const isBefore = nowMs < facts.hearingAtMs;
  const wasAskedSince =
    facts.confirmedAtMs === null ||
    (facts.askedToConfirmAtMs !== null && facts.askedToConfirmAtMs > facts.confirmedAtMs);
  const hoursFromHearing = (nowMs - facts.hearingAtMs) / hourMs;
  return {
    confirm: facts.status === 'assigned' && isBefore && wasAskedSince,
    checkIn:
      isHeld &&
      facts.checkedInAtMs === null &&
      hoursFromHearing >= -checkInFromHours &&
      hoursFromHearing <= checkInUntilHours,
    checkOut: isHeld && facts.checkedInAtMs !== null && facts.checkedOutAtMs === null,
  };
}

/**
 * Until when an attorney confirms a hearing that was changed, before it goes to another. There is no such
 * moment when the hearing begins before they could have answered.
 */
export function confirmByMs(
  policy: Policies['confirmation'],
  { changedAtMs, hearingAtMs }: { changedAtMs: number; hearingAtMs: number },
): number | undefined {
  const usual = Math.min(
    changedAtMs + policy.hoursAfterChange * hourMs,
    hearingAtMs - policy.hoursBeforeHearing * hourMs,
  );
  const byMs = Math.max(usual, changedAtMs + policy.leastMinutes * minuteMs);
  return byMs < hearingAtMs ? byMs : undefined;
}
