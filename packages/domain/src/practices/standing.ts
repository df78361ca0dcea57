import type { DocumentKind } from './documents.ts';

/** The parts of an attorney's account where a gap can be closed. */
export const accountSections = ['practice', 'coverage', 'availability', 'documents'] as const;
export type AccountSection = (typeof accountSections)[number];

interface GapRule {
  readonly says: string;
  readonly section: AccountSection;
  /** Without it no work comes at all; otherwise it only helps. */
  readonly stopsWork: boolean;
}

/** What can be missing in a practice, in the order in which it is told. */
export const gaps = {
  no_w9: { says: 'Add your W-9.', section: 'documents', stopsWork: true },
  w9_expired: {
    says: 'Your W-9 has expired. Add a new one.',
    section: 'documents',
    stopsWork: true,
  },
  no_insurance: {
    says: 'Add your insurance certificate.',
    section: 'documents',
    stopsWork: true,
  },
  insurance_expired: {
    says: 'Your insurance certificate has expired. Add the new one.',
    section: 'documents',
    stopsWork: true,
  },
  no_admission: {
    says: 'Add a state or federal district where you are admitted.',
    section: 'practice',
    stopsWork: true,
  },
  admissions_expired: {
    says: 'All your admissions have expired. Bring one up to date.',
    section: 'practice',
    stopsWork: true,
  },
  no_case_types: {
    says: 'Choose the practice areas that you take.',
    section: 'practice',
    stopsWork: true,
  },
  no_coverage: {
    says: 'Say where you appear: states, counties or courts.',
    section: 'coverage',
    stopsWork: true,
  },
  not_admitted_there: {
    says: 'You are not admitted anywhere that you cover.',
    section: 'practice',
    stopsWork: true,
  },
  some_admission_expired: {
    says: 'An admission of yours has expired.',
    section: 'practice',
    stopsWork: false,
  },
  admission_ending: {
    says: 'An admission of yours ends within 60 days.',
    section: 'practice',
    stopsWork: false,
  },
  document_ending: {
    says: 'A document of yours ends within 30 days.',
    section: 'documents',
    stopsWork: false,
  },
  no_home: {
    says: 'Say where you start from, and hearings show how far they are.',
    section: 'coverage',
    stopsWork: false,
  },
} as const satisfies Record<string, GapRule>;

export type Gap = keyof typeof gaps;
export const gapCodes = Object.keys(gaps) as [Gap, ...Gap[]];

export interface PracticeFacts {
  readonly documents: Readonly<Record<DocumentKind, 'none' | 'current' | 'ending' | 'expired'>>;
  /** Of states and federal districts together. */
  readonly admissions: { current: number; ending: number; expired: number };
  readonly caseTypes: number;
  /** States, counties and courts together. */
  readonly covered: number;
  /** Whether a place that is covered lies where an admission still holds. */
  readonly isAdmittedThere: boolean;
  readonly hasHome: boolean;
}

/** What is missing before work can come, and what would help. */
export function practiceGaps(facts: PracticeFacts): Gap[] {
  const { documents, admissions } = facts;
  const valid = admissions.current + admissions.ending;
  const isThere: Record<Gap, boolean> = {
    no_w9: documents.w9 === 'none',
    w9_expired: documents.w9 === 'expired',
    no_insurance: documents.insurance === 'none',
    insurance_expired: documents.insurance === 'expired',
    no_admission: valid + admissions.expired === 0,
    admissions_expired: valid === 0 && admissions.expired > 0,
    no_case_types: facts.caseTypes === 0,
    no_coverage: facts.covered === 0,
    not_admitted_there: valid > 0 && facts.covered > 0 && !facts.isAdmittedThere,
    some_admission_expired: valid > 0 && admissions.expired > 0,
    admission_ending: admissions.ending > 0,
    document_ending: Object.values(documents).includes('ending'),
    no_home: !facts.hasHome,
  };
  return gapCodes.filter((gap) => isThere[gap]);
}
