import type { Role } from '@courtside/domain/access';
import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../platform/session/use-session.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { adminAccountMenu, adminMobileMenu, adminTopMenu } from '../admin-menus.ts';
import { type MenuGroup, openEntries } from '../menus.ts';
import { BrandMark } from '../public/brand-mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AdminDrawer } from './admin-drawer.tsx';
import classes from './admin-top-bar.module.css';
import { MenuLink } from './menu-link.tsx';

type AdminTopBarProps = { roles: readonly Role[]; groups: readonly MenuGroup[] };

export function AdminTopBar({ roles, groups }: AdminTopBarProps) {
  const { session } = useSession();
  const [isOpen, setOpen] = useState(false);
  const top = openEntries(adminTopMenu, roles);
  return (
    <header className={classes.top} data-no-print>
      <div className={classes.narrow}>
        <button
          type="button"
          className={classes.menuButton}
          aria-label="Open menu"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <IconMenu2 size={22} stroke={1.75} aria-hidden />
        </button>
        <BrandMark />
      </div>
      <nav aria-label="Shortcuts" className={classes.topMenu}>
        {top.map((entry) => (
          <MenuLink key={entry.label} entry={entry} />
        ))}
      </nav>
      <div className={classes.person}>
        <span className={classes.welcome}>Welcome, {session?.fullName}</span>
        <AccountMenu entries={openEntries(adminAccountMenu, roles)} />
      </div>
      <Drawer opened={isOpen} onClose={() => setOpen(false)} label="Menu" side="left">
        <AdminDrawer top={top} added={openEntries(adminMobileMenu, roles)} groups={groups} />
      </Drawer>
    </header>
  );
}
