import { hearingTime, hearingTimeProblems, isDay } from '../hearing-time/index.ts';
import { outcomes } from './codes.ts';
import type { ResultSoFar } from './result.ts';

export interface ResultProblem {
  /** Nested fields joined by dots, as everywhere in the contract. */
  readonly field: string;
  readonly message: string;
}

/** Tax law asks for a receipt from 75 dollars on; below that courts and meters often give none. */
export const receiptFromCents = 7_500;

/** When a hearing was, and when its report is looked at. */
export interface ReportedHearing {
  /** The court's own day. */
  readonly date: string;
  readonly timeZone: string;
  readonly nowMs: number;
}

/** What a report still lacks, or says against itself. None: it can be sent. */
export function resultProblems(
  result: ResultSoFar,
  /** Where it is known, days and times are held against it. */
  hearing?: ReportedHearing,
): ResultProblem[] {
  return [
    ...(result.appeared ? attendedProblems(result, hearing) : absentProblems(result)),
    ...nextProblems(result, hearing),
    ...expenseProblems(result),
    ...missing(result.narrative, 'narrative', 'Tell the firm what happened'),
    ...(result.actionRequired && !result.urgency
      ? [{ field: 'urgency', message: 'Say how soon the firm must act' }]
      : []),
  ];
}

function missing(value: string | null, field: string, message: string): ResultProblem[] {
  return value?.trim() ? [] : [{ field, message }];
}

function absentProblems({ whyNotAppeared, outcome }: ResultSoFar): ResultProblem[] {
  return [
    ...missing(whyNotAppeared, 'whyNotAppeared', 'Say why nobody appeared'),
    ...(outcome ? [{ field: 'outcome', message: 'Only who appeared can tell the outcome' }] : []),
  ];
}

function attendedProblems(
  result: ResultSoFar,
  hearing: ReportedHearing | undefined,
): ResultProblem[] {
  const { outcome, checkedIn, called, out } = result;
  const isHeard = outcome !== null && outcomes[outcome].isHeard;
  return [
    ...missing(checkedIn, 'checkedIn', 'When did you check in'),
    ...(isHeard ? missing(called, 'called', 'When was the case called') : []),
    ...missing(out, 'out', 'When were you done'),
    ...(checkedIn && called && called < checkedIn
      ? [{ field: 'called', message: 'Should not be before you checked in' }]
      : []),
    ...(out && (called ?? checkedIn) && out < (called ?? checkedIn ?? '')
      ? [{ field: 'out', message: 'Should not be before the case was called' }]
      : []),
    ...(out && hearing && isAhead(out, hearing)
      ? [{ field: 'out', message: 'Should not be later than now' }]
      : []),
    ...missing(outcome, 'outcome', 'Choose the outcome'),
    ...(outcome === 'not_heard'
      ? missing(result.whyNotHeard, 'whyNotHeard', 'Say why it was not heard')
      : []),
    ...(isHeard ? missing(result.judge, 'judge', 'Who was sitting') : []),
    ...(isHeard ? missing(result.whoAppeared, 'whoAppeared', 'Say who else appeared') : []),
    ...(outcome === 'continued' && !result.nextDate && !result.ruling
      ? [
          {
            field: 'nextDate',
            message: 'Give the next date, or say in the ruling that none is set',
          },
        ]
      : []),
  ];
}

/** Whether a time of the hearing's day is still to come. One that comes twice is taken as the earlier. */
function isAhead(time: string, { date, timeZone, nowMs }: ReportedHearing): boolean {
  const at = hearingTime({ date, time }, timeZone, 'earlier');
  return at.kind === 'exact' && at.epochMs > nowMs;
}

/** Whether the clocks skip the next time on its day. */
function isSkipped({ nextDate, nextTime }: ResultSoFar, timeZone: string): boolean {
  if (!nextDate || !nextTime || !isDay(nextDate)) return false;
  return hearingTime({ date: nextDate, time: nextTime }, timeZone).kind === 'gap';
}

function nextProblems(
  result: ResultSoFar,
  hearing: Pick<ReportedHearing, 'date' | 'timeZone'> | undefined,
): ResultProblem[] {
  const { nextDate, nextTime, nextDepartment, nextType, deadlines } = result;
  const isTooEarly = (day: string | null) =>
    day !== null && hearing !== undefined && day < hearing.date;
  return [
    ...(!nextDate && (nextTime || nextDepartment || nextType)
      ? [{ field: 'nextDate', message: 'Give the next date' }]
      : []),
    ...(isTooEarly(nextDate)
      ? [{ field: 'nextDate', message: 'Should not be before this hearing' }]
      : []),
    ...(hearing && isSkipped(result, hearing.timeZone)
      ? [{ field: 'nextTime', message: hearingTimeProblems.gap }]
      : []),
    ...deadlines.flatMap(({ date }, index) =>
      isTooEarly(date)
        ? [{ field: `deadlines.${index}.date`, message: 'Should not be before this hearing' }]
        : [],
    ),
  ];
}

function expenseProblems({ expenses }: ResultSoFar): ResultProblem[] {
  return expenses.flatMap(({ cents, file }, index) => {
    if (cents === 0) return [{ field: `expenses.${index}.cents`, message: 'Enter an amount' }];
    if ((cents ?? 0) >= receiptFromCents && !file) {
      return [{ field: `expenses.${index}.file`, message: 'Add the receipt' }];
    }
    return [];
  });
}

/** What is looked over before a report is sent, and the fields that belong to each part. */
export const resultParts = {
  times: {
    name: 'Times',
    fields: ['appeared', 'whyNotAppeared', 'checkedIn', 'called', 'out'],
  },
  outcome: {
    name: 'Outcome and judge',
    fields: ['outcome', 'whyNotHeard', 'ruling', 'judge', 'whoAppeared'],
  },
  next: {
    name: 'Next date and deadlines',
    fields: [
      'nextDate',
      'nextTime',
      'nextDepartment',
      'nextType',
      'nextTypeId',
      'deadlines',
      'orders',
    ],
  },
  narrative: {
    name: 'Narrative',
    fields: ['narrative', 'settlementTerms', 'actionRequired', 'urgency'],
  },
  expenses: { name: 'Expenses and receipts', fields: ['expenses', 'files'] },
} as const;
export type ResultPart = keyof typeof resultParts;

/** Which parts are in order, in the order in which they are asked for. */
export function resultChecklist(
  result: ResultSoFar,
  hearing?: ReportedHearing,
): { part: ResultPart; name: string; isDone: boolean }[] {
  const broken = resultProblems(result, hearing).map(({ field }) => field.split('.')[0]);
  return (Object.keys(resultParts) as ResultPart[]).map((part) => {
    const { name, fields } = resultParts[part];
    return { part, name, isDone: !fields.some((field) => broken.includes(field)) };
  });
}
