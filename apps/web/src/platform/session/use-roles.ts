import type { Role } from '@courtside/domain/access';
import { storage } from '../storage.ts';
import { useSession } from './use-session.ts';

const forceAdminKey = 'courtside.forceAdmin';

/** Written out, not read from the build's target, so that a build without the pages drops what it guards. */
const mayForceAdmin = process.env.COURTSIDE_DEV_PAGES === '1';

/** The signed-in user's roles as the interface sees them; the server always decides for itself. */
export function useRoles(): readonly Role[] {
  const { session } = useSession();
  const roles = session?.roles ?? [];
  return mayForceAdmin && storage.read(forceAdminKey) === '1' ? [...roles, 'admin'] : roles;
}
