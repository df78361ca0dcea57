export { comparableName, compareNames } from './compare-names.ts';
export {
  changedSides,
  hitKindNames,
  hitKinds,
  isOtherSide,
  needsExplanation,
  standingOf,
} from './conflict-rules.ts';
export {
  type CheckedOrder,
  type EarlierOrder,
  findConflicts,
} from './find-conflicts.ts';
export { needsNewCheck } from './needs-new-check.ts';
export { normalizeName } from './normalize-name.ts';
