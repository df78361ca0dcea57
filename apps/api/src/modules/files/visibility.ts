import { mayPerform } from '@courtside/domain/access';
import type { Actor } from '../../platform/auth/sessions.ts';

/** In whose place an actor looks at files. */
export interface Viewer {
  userId: string;
  isAdmin: boolean;
  isClient: boolean;
  isAttorney: boolean;
}

/** With all that the actor's roles allow. */
export function viewerOf({ userId, roles }: Actor): Viewer {
  return {
    userId,
    isAdmin: mayPerform(roles, 'files.readAll'),
    isClient: mayPerform(roles, 'files.readOrdered'),
    isAttorney: mayPerform(roles, 'files.readHeld'),
  };
}

const nobody = { isAdmin: false, isClient: false, isAttorney: false };

export function asClient({ userId }: Actor): Viewer {
  return { ...nobody, userId, isClient: true };
}

export function asAttorney({ userId }: Actor): Viewer {
  return { ...nobody, userId, isAttorney: true };
}

export function asAdmin({ userId }: Actor): Viewer {
  return { ...nobody, userId, isAdmin: true };
}

/** The values of $2 to $5 in `seesAppearance` and `seesFile`. */
export function valuesOf({ userId, isAdmin, isClient, isAttorney }: Viewer): unknown[] {
  return [userId, isAdmin, isClient, isAttorney];
}

/** An attorney sees nothing before acceptance, and nothing after being released without having appeared. */
export const seesAppearance = `(
  $3::boolean
  or ($4::boolean and a.client_id = $2::uuid)
  or ($5::boolean and (
    exists (select from assignments s
             where s.appearance_id = a.id and s.attorney_id = $2::uuid and s.released_at is null)
    or exists (select from appearance_history h
                where h.appearance_id = a.id and h.actor_id = $2::uuid
                  and h.action = 'submit-results'))))`;

/** What waits for an order, or is kept for its owner, is theirs alone. */
export const seesFile = `(
  case when f.appearance_id is null then f.owner_id = $2::uuid or $3::boolean
       else ${seesAppearance} end)`;
