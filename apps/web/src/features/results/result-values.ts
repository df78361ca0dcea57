import { amendedResult, newResult } from '@courtside/contract/result';
import type { FileKind } from '@courtside/domain/files';
import {
  type Drafter,
  type ExpenseCode,
  type OutcomeCode,
  type ReportedHearing,
  type Result,
  type ResultProblem,
  resultProblems,
  type Urgency,
} from '@courtside/domain/results';
import { z } from 'zod';
import type { AttorneyReport } from './results-queries.ts';

export interface AttachedFile {
  uid: string;
  name: string;
  kind: FileKind;
  size: number;
}

/** Chosen where the next hearing is of no kind that can be ordered; words then tell it. */
export const anotherKind = 'other';

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
  /** An appearance type, another kind, or nothing. */
  nextTypeId: string;
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
  nextTypeId: '',
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

/** All that comes with a report: documents first, then receipts. */
export function documentsOf({ files, expenses }: ResultValues): AttachedFile[] {
  const all = [...files, ...expenses.flatMap(({ file }) => file ?? [])];
  return all.filter(({ uid }, index) => all.findIndex((file) => file.uid === uid) === index);
}

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
    nextType: values.nextTypeId && values.nextType,
    nextTypeId: values.nextTypeId === anotherKind ? null : orNull(values.nextTypeId),
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

/** A report that can be sent, with why it is amended. */
export type CheckedResult = Result & { readonly reason?: string };

type Hearing = Pick<ReportedHearing, 'date' | 'timeZone'>;

/**
 * The contract says what is right; the form only holds what was typed. Its own rules wait until every
 * field can be read, so they are asked here too: whoever checks the report learns all of it at once.
 */
export function reportForm(
  hearing: Hearing,
  isAmending: boolean,
): z.ZodType<CheckedResult, ResultValues> {
  return z.custom<ResultValues>().transform((values, context): CheckedResult => {
    const sent = resultOf(values);
    const { success, data, error } = isAmending
      ? amendedResult.safeParse({ ...sent, reason: values.reason })
      : newResult.safeParse(sent);
    const unread = (error?.issues ?? []).map(({ path, message }) => ({
      field: path.join('.'),
      message,
    }));
    const said = new Set(unread.map(({ field }) => field));
    const missing = missingIn(values, hearing).filter(({ field }) => !said.has(field));
    if (success && missing.length === 0) return data;
    for (const { field, message } of [...unread, ...missing]) {
      context.addIssue({ code: 'custom', path: field.split('.'), message });
    }
    return z.NEVER;
  });
}

// Asked for once it is known that somebody appeared.
const times: readonly string[] = ['checkedIn', 'called', 'out'];

function missingIn(values: ResultValues, hearing: Hearing): ResultProblem[] {
  const { appeared, ...rest } = resultOf(values);
  const result = { ...rest, appeared: appeared ?? true };
  const found = resultProblems(result, { ...hearing, nowMs: Date.now() });
  return [
    ...(appeared === undefined ? found.filter(({ field }) => !times.includes(field)) : found),
    ...(values.nextTypeId === anotherKind && !values.nextType.trim()
      ? [{ field: 'nextType', message: 'Say which kind' }]
      : []),
  ];
}

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
  if (draft.data) return withKind({ ...empty, ...(draft.data as Partial<ResultValues>) });
  const [newest] = versions;
  if (newest) return valuesOf(newest);
  return {
    ...empty,
    ...(checkedInAt && { appeared: 'yes', checkedIn: courtClock(checkedInAt, timeZone) }),
    ...(checkedOutAt && { out: courtClock(checkedOutAt, timeZone) }),
    judge: report.judge ?? '',
  };
}

/** Drafts and reports of before types could be chosen have the kind of the next hearing in words alone. */
function withKind(values: ResultValues): ResultValues {
  return values.nextType && !values.nextTypeId ? { ...values, nextTypeId: anotherKind } : values;
}

function valuesOf({ result, files }: AttorneyReport['versions'][number]): ResultValues {
  const fileOf = (uid: string | null) => files.find((file) => file.uid === uid) ?? null;
  return withKind({
    ...empty,
    ...textsOf(result),
    appeared: result.appeared ? 'yes' : 'no',
    expenses: result.expenses.map((expense) => ({ ...expense, file: fileOf(expense.file) })),
    files: result.files.flatMap((uid) => fileOf(uid) ?? []),
  });
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
