import { useSession } from '../../platform/session/use-session.ts';
import type { MenuEntry, MenuGroup } from '../menus.ts';
import classes from './admin-shell.module.css';
import { ColorChoice } from './color-choice.tsx';
import { DrawerHead } from './drawer-head.tsx';
import { GroupedMenu } from './grouped-menu.tsx';
import { MenuList } from './menu-list.tsx';

type AdminDrawerProps = {
  top: readonly MenuEntry[];
  added: readonly MenuEntry[];
  groups: readonly MenuGroup[];
};

/** On narrow screens both menus in one: the daily places with those added for phones, then all groups. */
export function AdminDrawer({ top, added, groups }: AdminDrawerProps) {
  const { session } = useSession();
  const isAdded = (to: string) => added.some((entry) => entry.to === to);
  const daily = [...top.filter(({ to }) => !isAdded(to)), ...added];
  return (
    <>
      <DrawerHead>
        <b>Welcome, {session?.fullName}</b>
        {session?.email}
      </DrawerHead>
      <nav aria-label="Shortcuts">
        <MenuList entries={daily} icons />
      </nav>
      <nav aria-label="Administration" className={classes.drawerGroups}>
        <GroupedMenu groups={groups.filter(({ to }) => to !== '/logout')} />
      </nav>
      <ColorChoice />
    </>
  );
}
