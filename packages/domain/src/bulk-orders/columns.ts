import { guessColumns, headingKey } from '../sheets/index.ts';

interface ColumnRule {
  /** As it heads the template, and as problems name it. */
  readonly label: string;
  /** Other names that people give it; case, spaces and signs do not matter. */
  readonly also: readonly string[];
  readonly example: string;
  /** What to know before filling it in. */
  readonly hint?: string;
}

/** The columns that a hearing can have in a file, in the order of the template. */
export const orderColumnTable = {
  caption: {
    label: 'Caption',
    also: ['case caption', 'case name', 'case title', 'style of case', 'matter', 'matter name'],
    example: 'Larch Holdings LLC v. Pine',
  },
  caseNumber: {
    label: 'Case number',
    also: ['case no', 'case #', 'docket', 'docket number', 'index number', 'cause number'],
    example: '24STCV01234',
  },
  state: {
    label: 'State',
    also: ['court state', 'state code', 'st'],
    example: 'CA',
    hint: 'Its code or its name.',
  },
  county: {
    label: 'County',
    also: ['court county', 'county name', 'parish', 'venue'],
    example: 'Los Angeles',
    hint: 'Needed where a state has several courts of one name.',
  },
  court: {
    label: 'Court',
    also: ['court name', 'courthouse', 'court house', 'location', 'court location'],
    example: 'Stanley Mosk Courthouse',
    hint: 'As our list of courts has it.',
  },
  date: {
    label: 'Date',
    also: ['hearing date', 'appearance date', 'court date', 'date of hearing', 'calendar date'],
    example: '2027-01-12',
    hint: '2027-01-12 or 1/12/2027, month first.',
  },
  time: {
    label: 'Time',
    also: ['hearing time', 'appearance time', 'court time', 'time of hearing', 'calendar time'],
    example: '8:30 AM',
    hint: 'In the court’s own zone: 8:30 AM or 08:30.',
  },
  which: {
    label: 'Which',
    also: ['which hour', 'earlier or later', 'dst'],
    example: '',
    hint: 'Earlier or later, where the clocks pass that hour twice.',
  },
  caseType: {
    label: 'Case type',
    also: ['practice area', 'area of law', 'type of case', 'case category'],
    example: 'Civil',
  },
  appearanceType: {
    label: 'Appearance type',
    also: [
      'type of appearance',
      'hearing type',
      'type of hearing',
      'hearing',
      'event',
      'event type',
    ],
    example: 'Status conference',
  },
  mode: {
    label: 'Mode',
    also: ['how', 'attendance', 'appearance mode', 'in person or remote', 'remote'],
    example: 'In person',
    hint: 'In person, by phone or by video.',
  },
  remoteLink: {
    label: 'Link',
    also: ['remote link', 'zoom link', 'video link', 'url', 'dial in', 'meeting link'],
    example: '',
  },
  remotePasscode: {
    label: 'Passcode',
    also: ['remote passcode', 'password', 'meeting passcode', 'access code', 'pin'],
    example: '',
  },
  expectedMinutes: {
    label: 'Expected minutes',
    also: ['minutes', 'duration', 'expected duration', 'length', 'estimated minutes'],
    example: '30',
    hint: 'Left empty, what this kind of hearing usually takes.',
  },
  department: {
    label: 'Department',
    also: ['dept', 'courtroom', 'room', 'division', 'part'],
    example: '14',
  },
  judge: {
    label: 'Judge',
    also: ['judicial officer', 'hon', 'honorable', 'magistrate'],
    example: 'Hon. R. Alder',
  },
  representedParty: {
    label: 'Represented party',
    also: ['our client', 'client', 'appearing for', 'on behalf of', 'party represented', 'party'],
    example: 'Larch Holdings LLC',
  },
  representedSide: {
    label: 'Side',
    also: ['represented side', 'client side', 'party side', 'role', 'client role'],
    example: 'Plaintiff',
  },
  parties: {
    label: 'Parties',
    also: ['all parties', 'conflict parties', 'names', 'conflict check', 'parties and roles'],
    example: 'Larch Holdings LLC (plaintiff); Jordan Pine (defendant)',
    hint: 'Everyone to be checked for conflicts: Name (plaintiff); Name (defendant).',
  },
  attorneyOfRecord: {
    label: 'Attorney of record',
    also: ['lead attorney', 'responsible attorney', 'handling attorney', 'attorney'],
    example: '',
  },
  attorneyOfRecordBar: {
    label: 'Bar number',
    also: ['attorney of record bar', 'bar no', 'bar #', 'sbn', 'state bar number'],
    example: '',
  },
  publicSummary: {
    label: 'Public summary',
    also: ['summary', 'description', 'short description'],
    example: 'Status conference in a commercial lease case',
    hint: 'What attorneys read before they accept. No names.',
  },
  privateInstructions: {
    label: 'Private instructions',
    also: ['instructions', 'notes', 'instructions for the attorney', 'comments', 'details'],
    example: 'Ask for a trial date after March 1.',
  },
  desiredOutcome: {
    label: 'Desired outcome',
    also: ['outcome', 'goal', 'objective'],
    example: '',
  },
  authority: {
    label: 'Authority',
    also: ['settlement authority', 'authority to settle', 'may agree to'],
    example: '',
  },
  doNot: { label: 'Do not', also: ['do nots', 'donts', 'must not', 'may not'], example: '' },
  whoElseAttends: {
    label: 'Who else attends',
    also: ['others attending', 'other attendees', 'attendees'],
    example: '',
  },
  contactName: {
    label: 'Contact name',
    also: ['contact', 'day of contact', 'contact person', 'paralegal'],
    example: '',
    hint: 'Left empty, you.',
  },
  contactPhone: {
    label: 'Contact phone',
    also: ['phone', 'telephone', 'day of phone', 'contact number', 'contact telephone'],
    example: '',
    hint: 'Left empty, the phone number of your account.',
  },
  backupName: { label: 'Backup name', also: ['backup', 'backup contact'], example: '' },
  backupPhone: { label: 'Backup phone', also: ['backup number'], example: '' },
  fileNumber: {
    label: 'File number',
    also: ['file no', 'file #', 'our file', 'matter number', 'reference', 'our reference', 'ref'],
    example: 'OCF-2026-0017',
    hint: 'Files of a ZIP find their hearing by it.',
  },
  purchaseOrder: {
    label: 'PO',
    also: ['purchase order', 'po number', 'purchase order number'],
    example: '',
  },
  ledesClientId: { label: 'LEDES client ID', also: ['ledes client', 'client id'], example: '' },
  ledesMatterId: {
    label: 'LEDES matter ID',
    also: ['ledes matter', 'client matter id', 'matter id'],
    example: '',
  },
  reportRecipients: {
    label: 'Report recipients',
    also: ['report to', 'report email', 'report emails', 'email', 'emails', 'cc'],
    example: 'reports@example.com',
    hint: 'Mail addresses with semicolons between them.',
  },
  mayCostMore: {
    label: 'May cost more by',
    also: ['may cost more', 'maximum raise', 'budget increase'],
    example: '',
    hint: 'Dollars on top of the quote, if nobody takes it.',
  },
  witness: {
    label: 'Witness',
    also: ['deponent', 'deposition witness', 'witness name'],
    example: '',
    hint: 'Only for a deposition.',
  },
  expertWitness: {
    label: 'Expert witness',
    also: ['expert', 'is expert', 'expert deposition'],
    example: '',
    hint: 'Yes or no.',
  },
  depositionHours: {
    label: 'Deposition hours',
    also: ['expected hours', 'hours', 'deposition length'],
    example: '',
  },
  depositionLocation: {
    label: 'Deposition location',
    also: ['deposition place', 'place of deposition', 'deposition address'],
    example: '',
  },
  depositionNotice: {
    label: 'Deposition notice',
    also: ['notice', 'notice of deposition', 'notice details'],
    example: '',
  },
} as const satisfies Record<string, ColumnRule>;

export type OrderColumn = keyof typeof orderColumnTable;
export const orderColumns = Object.keys(orderColumnTable) as [OrderColumn, ...OrderColumn[]];

export const orderColumnLabels = Object.fromEntries(
  orderColumns.map((column) => [column, orderColumnTable[column].label]),
) as Record<OrderColumn, string>;

/** Without these there is no order; some others have a default or stay empty. */
export const neededColumns = [
  'caption',
  'court',
  'date',
  'appearanceType',
  'mode',
  'representedParty',
  'representedSide',
  'parties',
] as const satisfies readonly OrderColumn[];

export function hintFor(column: OrderColumn): string | undefined {
  const rule: ColumnRule = orderColumnTable[column];
  return rule.hint;
}

export type OrderMapping = Record<OrderColumn, number | null>;

const known: ReadonlyMap<string, OrderColumn> = new Map(
  orderColumns.flatMap((column) =>
    [column, orderColumnTable[column].label, ...orderColumnTable[column].also].map(
      (name): [string, OrderColumn] => [headingKey(name), column],
    ),
  ),
);

/**
 * Guesses by the headings which column is which. What the client chose for a heading before counts
 * more than its name; null remembers that they left it out.
 */
export function suggestOrderMapping(
  headings: readonly string[],
  remembered: ReadonlyMap<string, OrderColumn | null> = new Map(),
): OrderMapping {
  const names = new Map(known);
  for (const [heading, column] of remembered) {
    if (column === null) names.delete(heading);
    else names.set(heading, column);
  }
  const chosen = headings.map((heading) => remembered.get(headingKey(heading)));
  const byName = headings.map((heading, at) => {
    const column = names.get(headingKey(heading));
    // A column that was chosen before is not taken away by another that is merely called so.
    const isTaken = chosen.some((one, other) => one === column && other !== at);
    return chosen[at] === undefined && isTaken ? '' : heading;
  });
  return guessColumns(orderColumns, byName, names);
}

/** What to remember of a mapping: each heading with what it was read as. */
export function mappingToRemember(
  headings: readonly string[],
  mapping: OrderMapping,
): Map<string, OrderColumn | null> {
  const remembered = new Map<string, OrderColumn | null>();
  headings.forEach((heading, at) => {
    const key = headingKey(heading);
    if (key === '' || remembered.get(key)) return;
    remembered.set(key, orderColumns.find((column) => mapping[column] === at) ?? null);
  });
  return remembered;
}
