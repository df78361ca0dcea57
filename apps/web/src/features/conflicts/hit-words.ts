import { partyRoles } from '@courtside/domain/appearances';
import { hitKinds } from '@courtside/domain/conflicts';
import type { ConflictHit } from './conflict-queries.ts';

type Told = Pick<ConflictHit, 'kind' | 'likeness' | 'name' | 'role' | 'matched'>;

/** Who of the order it is about. */
export function hitTitle({ name, role }: Pick<Told, 'name' | 'role'>): string {
  return role === 'other' ? name : `${name}, ${partyRoles[role].toLowerCase()}`;
}

/** Why it was found, with the spelling that it was found by where that differs. */
export function hitReason({ kind, likeness, name, matched }: Told): string {
  const why = hitKinds[kind];
  if (kind === 'other_side_of_case') return `${why}: ${matched}`;
  if (likeness === 'near') return `${why}, nearly: “${matched}”`;
  return matched === name ? why : `${why} as “${matched}”`;
}
