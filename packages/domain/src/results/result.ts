import type { Drafter, ExpenseCode, OutcomeCode, Urgency } from './codes.ts';

/** The attorney's report on a hearing. Days and times are the court's own. */
export interface Result {
  readonly appeared: boolean;
  readonly whyNotAppeared: string | null;
  readonly checkedIn: string | null;
  readonly called: string | null;
  readonly out: string | null;
  readonly judge: string | null;
  readonly whoAppeared: string | null;
  readonly outcome: OutcomeCode | null;
  readonly whyNotHeard: string | null;
  readonly ruling: string | null;
  readonly nextDate: string | null;
  readonly nextTime: string | null;
  readonly nextDepartment: string | null;
  /** What kind of hearing it will be, in words. */
  readonly nextType: string | null;
  /** The same as an appearance type that can be ordered, where it is one. */
  readonly nextTypeId: string | null;
  readonly deadlines: readonly { readonly what: string; readonly date: string }[];
  readonly orders: readonly { readonly what: string; readonly drafter: Drafter }[];
  readonly narrative: string;
  readonly settlementTerms: string | null;
  readonly actionRequired: string | null;
  readonly urgency: Urgency | null;
  readonly expenses: readonly {
    readonly code: ExpenseCode;
    readonly description: string;
    readonly cents: number;
    /** The receipt. */
    readonly file: string | null;
  }[];
  readonly files: readonly string[];
}

/** A report while it is filled in, when an amount may still be missing. */
export interface ResultSoFar extends Omit<Result, 'expenses'> {
  readonly expenses: readonly (Omit<Result['expenses'][number], 'cents'> & {
    readonly cents: number | null;
  })[];
}

/** Every field of a report, as far as it was filled in. */
export const emptyResult: Omit<Result, 'appeared'> = {
  whyNotAppeared: null,
  checkedIn: null,
  called: null,
  out: null,
  judge: null,
  whoAppeared: null,
  outcome: null,
  whyNotHeard: null,
  ruling: null,
  nextDate: null,
  nextTime: null,
  nextDepartment: null,
  nextType: null,
  nextTypeId: null,
  deadlines: [],
  orders: [],
  narrative: '',
  settlementTerms: null,
  actionRequired: null,
  urgency: null,
  expenses: [],
  files: [],
};
