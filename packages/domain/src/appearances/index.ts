export { conditions, type Facts } from './conditions.ts';
export { allowedActions, type Decision, decide, refusalText } from './decide.ts';
export {
  type Action,
  actions,
  type Condition,
  type Effect,
  finalStatuses,
  heldStatuses,
  lifecycle,
  type Move,
  type Party,
  parties,
  type Status,
  statuses,
} from './lifecycle.ts';
export {
  caseNumberWarning,
  type Mode,
  modeCodes,
  modes,
  normalizeCaseNumber,
  type PartyRole,
  partyRoleCodes,
  partyRoles,
  type Side,
  sideCodes,
  sides,
} from './order.ts';
export { type Outcome, outcomeCodes, outcomeOf, outcomes, spentCents } from './outcomes.ts';
export { departmentWords } from './words.ts';
