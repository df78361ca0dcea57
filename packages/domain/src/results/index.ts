export {
  type Drafter,
  drafterCodes,
  drafters,
  type ExpenseCode,
  expenseCodeList,
  expenseCodes,
  type OutcomeCode,
  outcomeCodes,
  outcomes,
  type Urgency,
  urgencies,
  urgencyCodes,
} from './codes.ts';
export {
  type ReportedHearing,
  type ResultPart,
  type ResultProblem,
  receiptFromCents,
  resultChecklist,
  resultParts,
  resultProblems,
} from './problems.ts';
export { emptyResult, type Result, type ResultSoFar } from './result.ts';
export {
  courtClockWords,
  dayWords,
  minutesBetween,
  nextWords,
  orderWords,
  resultSummary,
} from './words.ts';
