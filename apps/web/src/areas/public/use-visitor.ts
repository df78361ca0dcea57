import { landingPath } from '@courtside/domain/navigation';
import { isBuilt } from '../../platform/is-built.ts';
import type { StoredSession } from '../../platform/session/stored-session.ts';
import { useRoles } from '../../platform/session/use-roles.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { urlTable } from '../../routes.ts';
import { isOpen, type MenuEntry, openEntries } from '../menus.ts';
import { loginMenu, publicMenu, requestEntry, signupMenu } from '../public-menus.ts';

export interface Visitor {
  readonly session: StoredSession | undefined;
  readonly dashboard: MenuEntry | undefined;
  readonly pages: readonly MenuEntry[];
  /** The call to action, where it leads somewhere for this visitor. */
  readonly request: MenuEntry | undefined;
  readonly logins: readonly MenuEntry[];
  readonly signups: readonly MenuEntry[];
}

/** What the public pages offer: to strangers the doors, to users the way back to their work. */
export function useVisitor(): Visitor {
  const { session } = useSession();
  const roles = useRoles();
  const isHydrated = useHydrated();
  const mayRequest = session ? isOpen(requestEntry.to, roles) : isBuilt(requestEntry.to);
  const logins = openEntries(loginMenu.entries, []);
  return {
    session,
    dashboard: session && dashboardOf(landingPath(roles)),
    pages: openEntries(publicMenu, roles),
    request: mayRequest ? requestEntry : undefined,
    // Fixed pages are for everybody, and do not point at the administration.
    logins: isHydrated ? logins : logins.filter(({ to }) => to !== '/admin/login'),
    signups: openEntries(signupMenu.entries, []),
  };
}

function dashboardOf(landing: string): MenuEntry | undefined {
  const row = urlTable.find(({ path }) => path === landing);
  return row && isBuilt(row.path) ? { label: 'My Dashboard', to: row.path } : undefined;
}
