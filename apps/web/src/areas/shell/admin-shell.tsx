import type { ReactNode } from 'react';
import { useRoles } from '../../platform/session/use-roles.ts';
import { mainContentId, SkipLink } from '../../ui/skip-link.tsx';
import { adminSidebar } from '../admin-menus.ts';
import { openGroups } from '../menus.ts';
import { BrandMark } from '../public/brand-mark.tsx';
import classes from './admin-shell.module.css';
import { AdminTopBar } from './admin-top-bar.tsx';
import { GroupedMenu } from './grouped-menu.tsx';
import { ShellScrollTop } from './shell-scroll-top.tsx';

/** Around the screens of administrators: groups at the left, the daily places above. */
export function AdminShell({ children }: { children: ReactNode }) {
  const roles = useRoles();
  const groups = openGroups(adminSidebar, roles);
  return (
    <div className={classes.shell}>
      <SkipLink />
      <aside className={classes.sidebar} data-no-print>
        <div className={classes.brand}>
          <BrandMark />
        </div>
        <nav aria-label="Administration">
          <GroupedMenu groups={groups} />
        </nav>
      </aside>
      <div className={classes.column}>
        <AdminTopBar roles={roles} groups={groups} />
        <main id={mainContentId} tabIndex={-1}>
          {children}
        </main>
      </div>
      <ShellScrollTop />
    </div>
  );
}
