import type { MenuEntry } from '../menus.ts';
import { MenuLink } from './menu-link.tsx';
import classes from './menu-list.module.css';

type MenuListProps = { entries: readonly MenuEntry[]; icons?: boolean };

/** Entries below each other, for a drawer or a panel. */
export function MenuList({ entries, icons = false }: MenuListProps) {
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <MenuLink entry={entry} className={classes.link} {...(icons && { icon: 20 })} />
        </li>
      ))}
    </ul>
  );
}
