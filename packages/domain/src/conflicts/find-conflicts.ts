import type { PartyRole, Side } from '../appearances/index.ts';
import {
  type ComparableName,
  comparableName,
  compareNames,
  type Likeness,
  wordsInOrder,
} from './compare-names.ts';
import {
  changedSides,
  type HitKind,
  hitKindNames,
  isOtherSide,
  type Standing,
  standingOf,
} from './conflict-rules.ts';

interface NamedParty {
  readonly name: string;
  readonly role: PartyRole;
}

/** An order as far as a conflict can come of it. */
export interface CheckedOrder {
  readonly parties: readonly NamedParty[];
  readonly representedParty: string;
  readonly representedSide: Side;
}

/** An order that the attorney held before, or holds. */
export interface EarlierOrder extends CheckedOrder {
  readonly id: string;
  readonly isSameCase: boolean;
}

interface ListedName {
  readonly id: string;
  readonly name: string;
}

/** One of an order's names with what it was found by. */
interface FoundConflict extends NamedParty {
  readonly kind: HitKind;
  readonly likeness: Likeness;
  readonly matched: string;
  /** The name of the list, or the latest of the earlier orders. Ids grow with time. */
  readonly foundIn: string;
  /** The same for the same finding. */
  readonly key: string;
}

/** Every possible conflict of an attorney with an order, the weightiest first. */
export function findConflicts(
  order: CheckedOrder,
  { listed, earlier }: { listed: readonly ListedName[]; earlier: readonly EarlierOrder[] },
): FoundConflict[] {
  const comparable = rememberNames();
  const now = everybodyIn(order).map((party) => ({
    party,
    standing: standing(party, order, comparable),
  }));
  const likeNow = alikeAmong(now, comparable);
  const found = new Map<string, FoundConflict>();
  const add = (conflict: Omit<FoundConflict, 'key'>, keyed: readonly string[]) => {
    const key = [conflict.kind, wordsInOrder(comparable(conflict.name)), ...keyed].join('\n');
    const before = found.get(key);
    if (!before || before.foundIn < conflict.foundIn) found.set(key, { ...conflict, key });
  };

  for (const { id, name: matched } of listed) {
    for (const { party, likeness } of likeNow(matched)) {
      const { normalized } = comparable(matched);
      add({ ...party, kind: 'listed', likeness, matched, foundIn: id }, [id, normalized]);
    }
  }
  for (const then of earlier) {
    const foundIn = then.id;
    if (then.isSameCase && isOtherSide(then, order)) {
      const ours = { name: order.representedParty, role: order.representedSide };
      const matched = then.representedParty;
      add({ ...ours, kind: 'other_side_of_case', likeness: 'exact', matched, foundIn }, [foundIn]);
    }
    for (const before of everybodyIn(then)) {
      for (const { party, likeness, standing: standsNow } of likeNow(before.name)) {
        const kind = changedSides(standing(before, then, comparable), standsNow);
        const { normalized } = comparable(before.name);
        if (kind) add({ ...party, kind, likeness, matched: before.name, foundIn }, [normalized]);
      }
    }
  }
  return [...found.values()].toSorted((a, b) => weightOf(a) - weightOf(b));
}

const weightOf = ({ kind, likeness }: FoundConflict): number =>
  hitKindNames.indexOf(kind) + (likeness === 'exact' ? 0 : hitKindNames.length);

/** Whom an order is for is named even if no party is. */
function everybodyIn({ parties, representedParty, representedSide }: CheckedOrder): NamedParty[] {
  return [...parties, { name: representedParty, role: representedSide }];
}

type Compare = (name: string) => ComparableName;

/** The same names come again and again: each is made ready once. */
function rememberNames(): Compare {
  const known = new Map<string, ComparableName>();
  return (name) => {
    const ready = known.get(name) ?? comparableName(name);
    known.set(name, ready);
    return ready;
  };
}

function standing({ name, role }: NamedParty, order: CheckedOrder, comparable: Compare): Standing {
  const { representedParty, representedSide } = order;
  return standingOf(
    { name: comparable(name), role },
    { representedParty: comparable(representedParty), representedSide },
  );
}

/** Those of an order who are like a name, each once however often the order has them. */
function alikeAmong<Named extends { party: NamedParty }>(
  all: readonly Named[],
  comparable: Compare,
) {
  const known = new Map<string, readonly (Named & { likeness: Likeness })[]>();
  const ready = new Map(
    all.toReversed().map((one) => [wordsInOrder(comparable(one.party.name)), one] as const),
  );
  const once = [...ready.values()].toReversed();
  return (name: string) => {
    const before = known.get(name);
    if (before) return before;
    const alike = once.flatMap((one) => {
      const likeness = compareNames(comparable(one.party.name), comparable(name));
      return likeness ? [{ ...one, likeness }] : [];
    });
    known.set(name, alike);
    return alike;
  };
}
