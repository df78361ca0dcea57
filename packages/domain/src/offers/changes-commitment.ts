import type { Mode } from '../appearances/index.ts';
import { needsNewCheck } from '../conflicts/index.ts';

type Commitment = Parameters<typeof needsNewCheck>[0] & { readonly mode: Mode };

/**
 * Whether a change at the same price, place and time is still not what an attorney has taken: others are
 * named, or they would have to go there where a call would have done.
 */
export function changesCommitment(before: Commitment, now: Commitment): boolean {
  const mustTravel = now.mode === 'in_person' && before.mode !== 'in_person';
  return mustTravel || needsNewCheck(before, now);
}
