interface Outcome {
  readonly name: string;
  /** Whether the court took the matter up: then a judge sat and the case was called. */
  readonly isHeard: boolean;
}

/** How a hearing can end. */
export const outcomes = {
  granted: { name: 'Granted', isHeard: true },
  denied: { name: 'Denied', isHeard: true },
  continued: { name: 'Continued', isHeard: true },
  off_calendar: { name: 'Off calendar', isHeard: false },
  submitted: { name: 'Submitted', isHeard: true },
  settled: { name: 'Settled', isHeard: true },
  default: { name: 'Default', isHeard: true },
  dismissed: { name: 'Dismissed', isHeard: true },
  judgment: { name: 'Judgment', isHeard: true },
  not_heard: { name: 'Not heard', isHeard: false },
} as const satisfies Record<string, Outcome>;
export type OutcomeCode = keyof typeof outcomes;
export const outcomeCodes = Object.keys(outcomes) as [OutcomeCode, ...OutcomeCode[]];

/** Who writes up an order that the court made. */
export const drafters = {
  court: 'The court',
  us: 'Our side',
  opposing: 'Opposing counsel',
  signed: 'Nobody, it is signed',
} as const;
export type Drafter = keyof typeof drafters;
export const drafterCodes = Object.keys(drafters) as [Drafter, ...Drafter[]];

/** How soon the firm must act on a report. */
export const urgencies = {
  routine: 'In the usual course',
  this_week: 'Within a week',
  at_once: 'At once',
} as const;
export type Urgency = keyof typeof urgencies;
export const urgencyCodes = Object.keys(urgencies) as [Urgency, ...Urgency[]];

/** UTBMS expense codes that attending a hearing can give rise to. */
export const expenseCodes = {
  E101: 'Copying',
  E106: 'Online research',
  E107: 'Delivery services',
  E108: 'Postage',
  E109: 'Local travel and parking',
  E110: 'Out-of-town travel',
  E111: 'Meals',
  E112: 'Court fees',
  E115: 'Deposition transcripts',
  E116: 'Trial transcripts',
  E124: 'Other',
} as const;
export type ExpenseCode = keyof typeof expenseCodes;
export const expenseCodeList = Object.keys(expenseCodes) as [ExpenseCode, ...ExpenseCode[]];
