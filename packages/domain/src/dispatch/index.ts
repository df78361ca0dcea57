import type { Policies } from '../policies/index.ts';

/** The waves of a round, in their order. */
export const roundWaves = ['preferred', 'knows_file', 'court', 'county', 'state'] as const;
export type RoundWave = (typeof roundWaves)[number];

export function waveAfter(wave: RoundWave): RoundWave | undefined {
  return roundWaves[roundWaves.indexOf(wave) + 1];
}

/** What an attorney has to show, as far as it decides whom to ask first. */
export interface AttorneyRecord {
  /** From the home county to the court's; unknown without a home county. */
  readonly miles: number | null;
  readonly completed: number;
  readonly released: number;
  readonly noShows: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
}

/** Why an attorney was placed where they were, kept with the offer for whoever asks. */
export interface Reasons {
  readonly miles: number | null;
  readonly completed: number;
  readonly released: number;
  readonly noShows: number;
  /** Of 5, to one decimal; null while nobody has rated them. */
  readonly rating: number | null;
  /** Of 100. */
  readonly score: number;
}

export interface Ranked<Attorney> {
  readonly attorney: Attorney;
  readonly reasons: Reasons;
}

/** Beyond a day's drive nearer or farther makes no difference. */
const farMiles = 250;
/** A newcomer starts as somebody with a few good appearances and a fair rating, neither first nor last. */
const trusted = { appearances: 4, kept: 3.6, ratings: 3, rating: 4.2 };
/** Not coming harms the client far more than giving it back in time. */
const noShowWeight = 4;
const weights = { near: 40, reliable: 40, rated: 20 };

/**
 * The best first: near, reliable, well rated. Nobody's distance counts for a hearing by phone or video,
 * and an attorney without a home county counts as neither near nor far.
 */
export function rankAttorneys<Attorney extends AttorneyRecord & { readonly id: string }>(
  attorneys: readonly Attorney[],
  { isRemote }: { isRemote: boolean },
): Ranked<Attorney>[] {
  return attorneys
    .map((attorney) => ({ attorney, reasons: reasonsFor(attorney, isRemote) }))
    .toSorted(
      (a, b) => b.reasons.score - a.reasons.score || (a.attorney.id < b.attorney.id ? -1 : 1),
    );
}

function reasonsFor(record: AttorneyRecord, isRemote: boolean): Reasons {
  const { miles, completed, released, noShows, ratingSum, ratingCount } = record;
  const near = isRemote ? 1 : miles === null ? 0.5 : 1 - Math.min(miles, farMiles) / farMiles;
  const reliable =
    (completed + trusted.kept) /
    (completed + released + noShows * noShowWeight + trusted.appearances);
  const rated =
    (ratingSum + trusted.rating * trusted.ratings) / (ratingCount + trusted.ratings) / 5;
  const score = near * weights.near + reliable * weights.reliable + rated * weights.rated;
  return {
    miles,
    completed,
    released,
    noShows,
    rating: ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10,
    score: Math.round(score * 10) / 10,
  };
}

interface Pace {
  /** The round makes up for something that went wrong. */
  readonly isUrgent: boolean;
  readonly minutesLeft: number;
}

function isHurried(policy: Policies['dispatch'], { isUrgent, minutesLeft }: Pace): boolean {
  return isUrgent || minutesLeft < policy.urgentUnderHours * 60;
}

/** How long one wave is given before the next. */
export function waveMinutes(policy: Policies['dispatch'], pace: Pace): number {
  return isHurried(policy, pace) ? policy.urgentWaveMinutes : policy.waveMinutes;
}

/** Thinking it over never takes more than this part of the time that is left. */
const holdShare = 8;

/** How long the preferred attorney has it to themselves: less as the hearing comes nearer. */
export function holdMinutes(policy: Policies['dispatch'], pace: Pace): number {
  const longest = isHurried(policy, pace)
    ? policy.urgentWaveMinutes
    : policy.preferredHoldHours * 60;
  return Math.max(1, Math.floor(Math.min(longest, pace.minutesLeft / holdShare)));
}
