import { IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../platform/session/use-session.ts';
import { Drawer } from '../../ui/drawer.tsx';
import type { MenuEntry } from '../menus.ts';
import classes from './bottom-bar.module.css';
import { ColorChoice } from './color-choice.tsx';
import { DrawerHead } from './drawer-head.tsx';
import { MenuLink } from './menu-link.tsx';
import { MenuList } from './menu-list.tsx';

type BottomBarProps = {
  label: string;
  bar: readonly MenuEntry[];
  entries: readonly MenuEntry[];
};

/** Up to four entries in reach of a thumb, and "More" for the whole menu. */
export function BottomBar({ label, bar, entries }: BottomBarProps) {
  const [isOpen, setOpen] = useState(false);
  const { session } = useSession();
  return (
    <>
      <nav aria-label={`${label}, short`} className={classes.bar} data-no-print>
        {bar.map((entry) => (
          <MenuLink key={entry.label} entry={entry} icon={22} />
        ))}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <IconMenu2 size={22} stroke={1.75} aria-hidden />
          More
        </button>
      </nav>
      <Drawer opened={isOpen} onClose={() => setOpen(false)} label="Menu">
        <DrawerHead>
          <b>Welcome, {session?.fullName}</b>
          {session?.email}
        </DrawerHead>
        <nav aria-label={label}>
          <MenuList entries={entries} icons />
        </nav>
        <ColorChoice />
      </Drawer>
    </>
  );
}
