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
  type ResultPart,
  type ResultProblem,
  receiptFromCents,
  resultChecklist,
  resultParts,
  resultProblems,
} from './problems.ts';
export { emptyResult, type Result, type ResultSoFar } from './result.ts';
export { dayWords, minutesBetween, nextWords, resultSummary, timeWords } from './words.ts';
