import { ButtonLink } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { logout, type MenuEntry } from '../menus.ts';
import { loginMenu, signupMenu } from '../public-menus.ts';
import { ColorChoice } from '../shell/color-choice.tsx';
import { DrawerHead } from '../shell/drawer-head.tsx';
import { MenuList } from '../shell/menu-list.tsx';
import classes from './public-header.module.css';
import type { Visitor } from './use-visitor.ts';

type PublicDrawerProps = { visitor: Visitor; opened: boolean; onClose: () => void };

/** The whole public menu, for screens too narrow for it. */
export function PublicDrawer({ visitor, opened, onClose }: PublicDrawerProps) {
  const { session, dashboard, pages, request, logins, signups } = visitor;
  return (
    <Drawer opened={opened} onClose={onClose} label="Menu">
      <DrawerHead>
        <b>{session ? `Welcome, ${session.fullName}` : 'Menu'}</b>
      </DrawerHead>
      <nav aria-label="Main">
        <MenuList entries={pages} />
        {request && (
          <div className={classes.drawerAct}>
            <ButtonLink to={request.to} variant="accent" wide>
              {request.label}
            </ButtonLink>
          </div>
        )}
        {session ? (
          <MenuList entries={dashboard ? [dashboard, logout] : [logout]} />
        ) : (
          <>
            <Group title={loginMenu.label} entries={logins} />
            <Group title={signupMenu.label} entries={signups} />
          </>
        )}
      </nav>
      <ColorChoice />
    </Drawer>
  );
}

function Group({ title, entries }: { title: string; entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <>
      <h2 className={classes.drawerTitle}>{title}</h2>
      <MenuList entries={entries} />
    </>
  );
}
