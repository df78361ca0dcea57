import type { Status } from '../appearances/index.ts';

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

/** An attorney who has to confirm anew and does not is told to the administrators. */
export const confirmAgain = {
  /** Before the hearing, */
  hoursBefore: 12,
  /** or after the question, whichever comes first; */
  hoursAfter: 24,
  /** but never before they could have answered. */
  graceMinutes: 30,
} as const;

export interface Attendance {
  readonly status: Status;
  readonly hearingAtMs: number;
  readonly expectedMinutes: number;
  readonly confirmedAtMs: number | null;
  readonly askedToConfirmAtMs: number | null;
  readonly checkedInAtMs: number | null;
  readonly checkedOutAtMs: number | null;
}

const hourMs = 3_600_000;
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
