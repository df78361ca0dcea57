/** What sort of court it is: who runs it, and for which law. */
export const courtKinds = {
  state: 'State court',
  municipal: 'Municipal or local court',
  federal_district: 'US District Court',
  federal_bankruptcy: 'US Bankruptcy Court',
  federal_appeals: 'US Court of Appeals',
  federal_special: 'Other federal court',
  immigration: 'Immigration Court',
  workers_compensation: "Workers' compensation board",
} as const;

export type CourtKind = keyof typeof courtKinds;
export const courtKindCodes = Object.keys(courtKinds) as [CourtKind, ...CourtKind[]];

/** Where it stands among the courts of its kind. */
export const courtLevels = {
  general: 'General jurisdiction',
  limited: 'Limited jurisdiction',
  probate: 'Probate',
  family: 'Family',
  juvenile: 'Juvenile',
  small_claims: 'Small claims',
  municipal: 'Municipal',
  tax: 'Tax',
  water: 'Water',
  land: 'Land',
  claims: 'Claims',
  trial: 'Federal trial',
  appeals: 'Appeals',
  agency: 'Agency',
  other: 'Other',
} as const;

export type CourtLevel = keyof typeof courtLevels;
export const courtLevelCodes = Object.keys(courtLevels) as [CourtLevel, ...CourtLevel[]];

/** A directory entry is a court of its own, or a part of one that sits at its own place. */
export const courtEntities = ['court', 'division', 'branch', 'office'] as const;
export type CourtEntity = (typeof courtEntities)[number];

/** How sure we are that a court exists as written. Only `likely` must be verified before it is relied on. */
export const confidences = ['certain', 'statute', 'likely', 'confirmed'] as const;
export type Confidence = (typeof confidences)[number];

export function isUnverified(confidence: Confidence): boolean {
  return confidence === 'likely';
}
