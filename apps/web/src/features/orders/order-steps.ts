import type { OrderValues } from './order-values.ts';

export const stepKeys = ['hearing', 'case', 'instructions', 'contacts', 'review'] as const;
export type StepKey = (typeof stepKeys)[number];

type Step = {
  readonly title: string;
  /** Said while nothing is entered. */
  readonly about: string;
  readonly lead: string;
  /** In the order in which they stand on the page. */
  readonly fields: readonly (keyof OrderValues)[];
};

/** The steps of an order and the fields on each of them. */
export const orderSteps: Readonly<Record<StepKey, Step>> = {
  hearing: {
    title: 'Court and hearing',
    about: 'Where, when and what kind',
    lead: 'Enter the hearing as the court’s notice states it. Times are always in the court’s own zone.',
    fields: [
      'court',
      'department',
      'judge',
      'date',
      'time',
      'which',
      'caseType',
      'appearanceType',
      'mode',
      'remoteLink',
      'remotePasscode',
      'expectedMinutes',
      'deposition',
    ],
  },
  case: {
    title: 'Case and parties',
    about: 'For the conflict check',
    lead: 'Attorneys see the names of the parties before they accept, to check for conflicts.',
    fields: [
      'caption',
      'caseNumber',
      'parties',
      'representedParty',
      'representedSide',
      'attorneyOfRecord',
      'attorneyOfRecordBar',
    ],
  },
  instructions: {
    title: 'Instructions and files',
    about: 'Outcome, authority, files',
    lead: 'What the attorney should know, do and leave alone.',
    fields: [
      'publicSummary',
      'privateInstructions',
      'desiredOutcome',
      'authority',
      'doNot',
      'whoElseAttends',
      'files',
    ],
  },
  contacts: {
    title: 'Contacts, report and billing',
    about: 'Day of hearing, who gets it',
    lead: 'Who is reached on the day, who gets the report, and what your bookkeeping needs.',
    fields: [
      'contactName',
      'contactPhone',
      'backupName',
      'backupPhone',
      'reportRecipients',
      'preferredAttorney',
      'excludedAttorneys',
      'mayCostMoreCents',
      'fileNumber',
      'purchaseOrder',
      'ledesClientId',
      'ledesMatterId',
      'coupon',
    ],
  },
  review: {
    title: 'Review and schedule',
    about: 'Look over it, then send it out',
    lead: 'Nothing is charged until you schedule.',
    fields: [],
  },
};

export function stepIn(text: string | null): StepKey {
  return stepKeys.find((key) => key === text) ?? 'hearing';
}

/** Where a field stands; nested ones stand with their first name. */
export function stepOf(field: string): StepKey | undefined {
  const name = field.split('.')[0];
  return stepKeys.find((key) => orderSteps[key].fields.some((own) => own === name));
}

/** In the order of the page, so that the first is the first that is met. */
export function inPageOrder(fields: readonly string[]): string[] {
  const all: readonly string[] = stepKeys.flatMap((key) => [...orderSteps[key].fields]);
  const place = (field: string) => all.indexOf(field.split('.')[0] ?? '');
  return fields.toSorted((a, b) => place(a) - place(b));
}
