export { comparableName, compareNames, type Likeness } from './compare-names.ts';
export {
  changedSides,
  type HitKind,
  hitKindNames,
  hitKinds,
  isOtherSide,
  needsExplanation,
  standingOf,
} from './conflict-rules.ts';
export {
  type CheckedOrder,
  type EarlierOrder,
  type FoundConflict,
  findConflicts,
  type ListedName,
  type NamedParty,
} from './find-conflicts.ts';
export { normalizeName } from './normalize-name.ts';
