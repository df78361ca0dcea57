export { checksOf, findIneligibility, isEligible } from './eligibility.ts';
export { type ChangedHearing, findLostCheck } from './lost-check.ts';
