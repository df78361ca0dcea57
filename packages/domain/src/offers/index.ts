export { changesCommitment } from './changes-commitment.ts';
/** What an attorney must be to take an appearance, and what to say to one who is not. */
export const eligibilityChecks = {
  active: 'Your account is not active.',
  documented: 'A current W-9 and a current insurance certificate must be on file.',
  admitted: 'You are not admitted in the state or the federal district of this court.',
  covers: 'You do not cover this court, its county or its state.',
  practises: 'You do not take this practice area.',
  available: 'You take no hearings at that time.',
  free: 'You have another hearing at that time.',
  not_rejected: 'You have turned this appearance down.',
  not_excluded: 'This appearance is not open to you.',
  not_held: 'Another attorney is being asked first.',
} as const;

/** The same, said of an attorney to an administrator. */
export const eligibilityFaults: Readonly<Record<keyof typeof eligibilityChecks, string>> = {
  active: 'The account is not active.',
  documented: 'A W-9 or an insurance certificate is missing or runs out before the hearing.',
  admitted: 'Not admitted in the state or the federal district of the court.',
  covers: 'Does not cover the court, its county or its state.',
  practises: 'Does not take this practice area.',
  available: 'Takes no hearings at that time.',
  free: 'Has another hearing at that time.',
  not_rejected: 'Has turned this appearance down.',
  not_excluded: 'Was excluded by the client.',
  not_held: 'The preferred attorney is being asked first.',
};

export type EligibilityCheck = keyof typeof eligibilityChecks;
export const eligibilityCheckNames = Object.keys(eligibilityChecks) as [
  EligibilityCheck,
  ...EligibilityCheck[],
];

/** An attorney who fails one of these could never take the appearance, and is not told that it exists. */
export const hidingChecks = [
  'active',
  'admitted',
  'covers',
  'not_excluded',
] as const satisfies readonly EligibilityCheck[];

/**
 * The first check that fails; nothing for an attorney who may take it. What hides the appearance comes
 * before all else, so that nothing else which is missing brings it to light.
 */
export function failedCheck(
  holds: Readonly<Record<EligibilityCheck, boolean>>,
): EligibilityCheck | undefined {
  return [...hidingChecks, ...eligibilityCheckNames].find((check) => !holds[check]);
}

/**
 * What a change by the client can take from the attorney who holds an appearance, and what the client is
 * told of it: nothing of the attorney's own affairs.
 */
export const lossWords = {
  documented: 'cannot attend on that day',
  admitted: 'does not appear in that court',
  covers: 'does not appear in that court',
  practises: 'does not take that kind of case',
  available: 'is not free at that time',
  free: 'is not free at that time',
  not_excluded: 'is one you have excluded',
} as const satisfies Partial<Record<EligibilityCheck, string>>;

export type LostCheck = keyof typeof lossWords;
export const lostCheckNames = Object.keys(lossWords) as [LostCheck, ...LostCheck[]];

/** The first check that held before a change and no longer does. */
export function lostCheck(
  before: Readonly<Record<LostCheck, boolean>>,
  after: Readonly<Record<LostCheck, boolean>>,
): LostCheck | undefined {
  return lostCheckNames.find((check) => before[check] && !after[check]);
}

/** How attorneys are told of an open appearance, those first who fit it best. */
export const waves = {
  preferred: 'Preferred by the client',
  knows_file: 'Was on this file before',
  court: 'Covers this court',
  county: 'Covers the county',
  state: 'Covers the state',
  by_hand: 'Told by an administrator',
} as const;

export type Wave = keyof typeof waves;
export const waveNames = Object.keys(waves) as [Wave, ...Wave[]];
export { tooLateText } from './too-late.ts';
