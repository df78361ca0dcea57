import { amendedResult, newResult } from '@courtside/contract/result';
import type { FileKind } from '@courtside/domain/files';
import type { Drafter, ExpenseCode, OutcomeCode, Urgency } from '@courtside/domain/results';
import { z } from 'zod';
import type { AttorneyReport } from './results-queries.ts';

export interface AttachedFile {
  uid: string;
  name: string;
  kind: FileKind;
  size: number;
}

/** The form as it is filled in: nothing is an empty text. */
export interface ResultValues {
  appeared: '' | 'yes' | 'no';
  whyNotAppeared: string;
  checkedIn: string;
  called: string;
  out: string;
  judge: string;
  whoAppeared: string;
  outcome: '' | OutcomeCode;
  whyNotHeard: string;
  ruling: string;
  nextDate: string;
  nextTime: string;
  nextDepartment: string;
  nextType: string;
  deadlines: { what: string; date: string }[];
  orders: { what: string; drafter: Drafter }[];
  narrative: string;
  settlementTerms: string;
  actionRequired: string;
  urgency: '' | Urgency;
  expenses: {
    code: ExpenseCode;
    description: string;
    cents: number | null;
    file: AttachedFile | null;
  }[];
  files: AttachedFile[];
  /** Why it is amended. */
  reason: string;
}

const empty: ResultValues = {
  appeared: '',
  whyNotAppeared: '',
  checkedIn: '',
  called: '',
  out: '',
  judge: '',
  whoAppeared: '',
  outcome: '',
  whyNotHeard: '',
  ruling: '',
  nextDate: '',
  nextTime: '',
  nextDepartment: '',
  nextType: '',
  deadlines: [],
  orders: [],
  narrative: '',
  settlementTerms: '',
  actionRequired: '',
  urgency: '',
  expenses: [],
  files: [],
  reason: '',
};

/** What a report is made of as far as the form can tell, before any rule is asked. */
export function resultOf({ reason: _reason, ...values }: ResultValues) {
  const orNull = <Typed extends string>(typed: Typed | '') => typed || null;
  const appeared = values.appeared === '' ? undefined : values.appeared === 'yes';
  const attended = appeared === false ? { ...values, ...notAttended } : values;
  return {
    ...attended,
    appeared,
    whyNotAppeared: appeared === false ? values.whyNotAppeared : null,
    checkedIn: orNull(attended.checkedIn),
    called: orNull(attended.called),
    out: orNull(attended.out),
    outcome: orNull(attended.outcome),
    whyNotHeard: attended.outcome === 'not_heard' ? attended.whyNotHeard : null,
    nextDate: orNull(values.nextDate),
    nextTime: orNull(values.nextTime),
    urgency: values.actionRequired ? orNull(values.urgency) : null,
    expenses: values.expenses.map(({ file, ...expense }) => ({
      ...expense,
      file: file?.uid ?? null,
    })),
    files: values.files.map(({ uid }) => uid),
  };
}

// Who was not there can tell none of it, whatever was typed before the answer changed.
const notAttended = {
  checkedIn: '',
  called: '',
  out: '',
  judge: '',
  whoAppeared: '',
  outcome: '' as const,
  ruling: '',
};

// The contract says what is right; the form only holds what was typed.
export const resultForm = z
  .custom<ResultValues>()
  .transform((values) => resultOf(values) as z.input<typeof newResult>)
  .pipe(newResult);
export const amendmentForm = z
  .custom<ResultValues>()
  .transform(
    (values) => ({ ...resultOf(values), reason: values.reason }) as z.input<typeof amendedResult>,
  )
  .pipe(amendedResult);

/** `08:21`, by the court's clock. */
function courtClock(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
}

type ReportedSoFar = Pick<
  AttorneyReport,
  'draft' | 'versions' | 'timeZone' | 'checkedInAt' | 'checkedOutAt' | 'judge'
>;

/** What the form starts with: the draft, else the newest version, else what check-in told. */
export function startingValues(report: ReportedSoFar): ResultValues {
  const { draft, versions, timeZone, checkedInAt, checkedOutAt } = report;
  if (draft.data) return { ...empty, ...(draft.data as Partial<ResultValues>) };
  const [newest] = versions;
  if (newest) return valuesOf(newest);
  return {
    ...empty,
    ...(checkedInAt && { appeared: 'yes', checkedIn: courtClock(checkedInAt, timeZone) }),
    ...(checkedOutAt && { out: courtClock(checkedOutAt, timeZone) }),
    judge: report.judge ?? '',
  };
}

function valuesOf({ result, files }: AttorneyReport['versions'][number]): ResultValues {
  const fileOf = (uid: string | null) => files.find((file) => file.uid === uid) ?? null;
  return {
    ...empty,
    ...textsOf(result),
    appeared: result.appeared ? 'yes' : 'no',
    expenses: result.expenses.map((expense) => ({ ...expense, file: fileOf(expense.file) })),
    files: result.files.flatMap((uid) => fileOf(uid) ?? []),
  };
}

type Texts<Values> = {
  [Name in keyof Values]: null extends Values[Name] ? NonNullable<Values[Name]> | '' : Values[Name];
};

/** In a form nothing is an empty text. */
function textsOf<Values extends object>(values: Values): Texts<Values> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value ?? '']),
  ) as Texts<Values>;
}
