import type { Role } from '@courtside/domain/access';
import { buildTarget } from '../../build-target.ts';
import { storage } from '../storage.ts';
import { useSession } from './use-session.ts';

const forceAdminKey = 'courtside.forceAdmin';

/** The signed-in user's roles as the interface sees them; the server always decides for itself. */
export function useRoles(): readonly Role[] {
  const { session } = useSession();
  const roles = session?.roles ?? [];
  return buildTarget.devPages && storage.read(forceAdminKey) === '1' ? [...roles, 'admin'] : roles;
}
