import type { Side } from '../appearances/index.ts';
import { normalizeName } from './normalize-name.ts';

interface NamedCase {
  readonly parties: readonly { readonly name: string }[];
  readonly representedParty: string;
  readonly representedSide: Side;
}

/**
 * Whether an attorney who had no conflict with a case as it was may have one with it as it is now: somebody
 * is named who was not, or it is another whom they appear for. A name spelled otherwise is the same.
 */
export function needsNewCheck(before: NamedCase, now: NamedCase): boolean {
  const known = new Set(
    [before.representedParty, ...before.parties.map(({ name }) => name)].map(normalizeName),
  );
  return (
    now.representedSide !== before.representedSide ||
    normalizeName(now.representedParty) !== normalizeName(before.representedParty) ||
    now.parties.some(({ name }) => !known.has(normalizeName(name)))
  );
}
