import type { PartyRole, Side } from '../appearances/index.ts';
import { type ComparableName, comparableName, compareNames } from './compare-names.ts';

/** Where somebody named in an order stands, seen from whom the attorney appears for. */
export type Standing = 'ours' | 'theirs' | 'neither';

interface Represented {
  readonly representedParty: string;
  readonly representedSide: Side;
}

/** Of the same name is the represented party; of the same role is on their side. */
export function standingOf(
  { name, role }: { name: ComparableName; role: PartyRole },
  { representedSide, ...order }: { representedParty: ComparableName; representedSide: Side },
): Standing {
  if (compareNames(name, order.representedParty) === 'exact') return 'ours';
  if (role === 'opposing_counsel') return 'theirs';
  if (role === 'witness' || role === 'other' || representedSide === 'other') return 'neither';
  return role === representedSide ? 'ours' : 'theirs';
}

/** What makes a possible conflict of a name, in the order of weight. */
export const hitKinds = {
  other_side_of_case: 'You appeared for the other side of this case',
  former_client: 'You appeared for them before',
  former_opponent: 'You appeared against them before',
  listed: 'On your conflict list',
} as const;
export type HitKind = keyof typeof hitKinds;
export const hitKindNames = Object.keys(hitKinds) as [HitKind, ...HitKind[]];

/** What it means that somebody stood somewhere then and stands somewhere now; mostly nothing. */
export function changedSides(then: Standing, now: Standing): HitKind | undefined {
  if (then === 'ours' && now !== 'ours') return 'former_client';
  if (then === 'theirs' && now === 'ours') return 'former_opponent';
  return undefined;
}

/** Whether an order of the same case is for another side than an earlier one. */
export function isOtherSide(then: Represented, now: Represented): boolean {
  const isSameParty =
    compareNames(comparableName(then.representedParty), comparableName(now.representedParty)) ===
    'exact';
  if (isSameParty) return false;
  return then.representedSide !== now.representedSide || now.representedSide === 'other';
}

/** One who is certainly meant, or the same case from its other side, is not waved through with a click. */
export function needsExplanation(kind: HitKind, likeness: 'exact' | 'near'): boolean {
  return kind === 'other_side_of_case' || likeness === 'exact';
}
