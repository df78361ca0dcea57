/** One step of a scale that gets steeper as the hearing comes nearer. */
export interface RushTier {
  /** Applies when fewer hours than this are left. */
  readonly underHours: number;
  readonly clientPercent: number;
  readonly attorneyPercent: number;
}

export interface CancellationTier {
  readonly underHours: number;
  /** Of the client fee; the attorney receives the same share of the attorney fee. */
  readonly percent: number;
}

/** Rules that administrators set, and what they are until somebody does. */
export interface Policies {
  readonly rush: { readonly tiers: readonly RushTier[] };
  readonly cancellation: {
    /** While no attorney has accepted. */
    readonly beforeAcceptancePercent: number;
    readonly tiers: readonly CancellationTier[];
  };
  readonly reports: {
    readonly dueHours: number;
    readonly reminderHours: readonly number[];
    /** Accepted for the client after so many hours without a dispute. */
    readonly autoApprovalHours: number;
  };
  readonly release: { readonly selfServiceUntilHours: number };
  /** An attorney who does not confirm a hearing that was changed gives it up to others: */
  readonly confirmation: {
    /** so many hours after the change, */
    readonly hoursAfterChange: number;
    /** or before the hearing, whichever comes first; */
    readonly hoursBeforeHearing: number;
    /** but never before they had so many minutes to answer. */
    readonly leastMinutes: number;
  };
  readonly dispatch: {
    /** How long at most the attorney whom the client prefers has it to themselves. */
    readonly preferredHoldHours: number;
    readonly waveMinutes: number;
    /** Nearer to the hearing than this the urgent interval applies. */
    readonly urgentUnderHours: number;
    readonly urgentWaveMinutes: number;
    /** So many are told at a time. */
    readonly waveSize: number;
    /** Administrators are warned so many hours before a hearing that nobody has taken. */
    readonly riskHours: readonly number[];
    /** The attorney is asked to confirm so many hours before. */
    readonly confirmHours: readonly number[];
    /** Administrators are alarmed when nobody has checked in so many minutes before. */
    readonly alarmMinutes: number;
    /** Gives work to attorneys who let us do so, without asking them first. */
    readonly autoAssign: boolean;
  };
  /** Papers that an attorney must have on file to take work. */
  readonly eligibility: { readonly requiresW9: boolean; readonly requiresInsurance: boolean };
}

export type PolicyName = keyof Policies;

export const defaultPolicies: Policies = {
  rush: {
    tiers: [
      { underHours: 24, clientPercent: 25, attorneyPercent: 25 },
      { underHours: 4, clientPercent: 50, attorneyPercent: 50 },
    ],
  },
  cancellation: {
    beforeAcceptancePercent: 0,
    tiers: [
      { underHours: 24, percent: 50 },
      { underHours: 4, percent: 100 },
    ],
  },
  reports: { dueHours: 24, reminderHours: [12, 24], autoApprovalHours: 96 },
  release: { selfServiceUntilHours: 24 },
  confirmation: { hoursAfterChange: 24, hoursBeforeHearing: 12, leastMinutes: 30 },
  dispatch: {
    preferredHoldHours: 4,
    waveMinutes: 30,
    urgentUnderHours: 24,
    urgentWaveMinutes: 10,
    waveSize: 20,
    riskHours: [48, 24, 4],
    confirmHours: [24, 2],
    alarmMinutes: 15,
    // A directory that selects no lawyer is what NYSBA opinion 1113 approves.
    autoAssign: false,
  },
  eligibility: { requiresW9: true, requiresInsurance: true },
};

export const policyNames = Object.keys(defaultPolicies) as [PolicyName, ...PolicyName[]];

/** The steepest tier that applies: exactly at the limit the milder one still does. */
export function tierFor<Tier extends { readonly underHours: number }>(
  tiers: readonly Tier[],
  hoursLeft: number,
): Tier | undefined {
  return tiers
    .filter(({ underHours }) => hoursLeft < underHours)
    .toSorted((a, b) => a.underHours - b.underHours)[0];
}

/** What share of its fees a cancellation costs. */
export function cancellationPercent(
  policy: Policies['cancellation'],
  { isAccepted, hoursLeft }: { isAccepted: boolean; hoursLeft: number },
): number {
  if (!isAccepted) return policy.beforeAcceptancePercent;
  return tierFor(policy.tiers, hoursLeft)?.percent ?? 0;
}

/** `1 hour`, `96 hours`, and whole days from five of them on: `5 days`. */
export function hoursWords(hours: number): string {
  if (hours > 96 && hours % 24 === 0) return `${hours / 24} days`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
