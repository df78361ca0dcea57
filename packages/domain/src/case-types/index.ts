/** Practice areas. The codes are stored and sent; the names are shown. */
export const caseTypes = {
  Bankruptcy: 'Bankruptcy',
  Civil: 'Civil',
  Collections: 'Collections',
  Criminal: 'Criminal',
  FamilyLaw: 'Family Law',
  Immigration: 'Immigration',
  Probate: 'Probate',
  WorkerCompensation: 'Worker Compensation',
  LocalCounsel: 'Local Counsel',
  ProHacVice: 'Pro Hac Vice',
  VirtualAppearance: 'Virtual Appearance',
} as const;

export type CaseType = keyof typeof caseTypes;
export const caseTypeCodes = Object.keys(caseTypes) as [CaseType, ...CaseType[]];
