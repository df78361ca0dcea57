import { NavLink } from 'react-router';
import type { MenuGroup } from '../menus.ts';
import classes from './grouped-menu.module.css';
import { MenuIcon } from './menu-icon.tsx';
import { MenuLink } from './menu-link.tsx';

/** Groups with their entries below them. A group that leads nowhere itself is a heading only. */
export function GroupedMenu({ groups }: { groups: readonly MenuGroup[] }) {
  return (
    <ul className={classes.groups}>
      {groups.map((group) => (
        <li key={group.label}>
          <GroupHead group={group} />
          {group.entries.length > 0 && (
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.label}>
                  <MenuLink entry={entry} className={classes.entry} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function GroupHead({ group }: { group: MenuGroup }) {
  const content = (
    <>
      <MenuIcon of={group} size={18} />
      <span>{group.label}</span>
    </>
  );
  return group.to ? (
    <NavLink to={group.to} end className={classes.head ?? ''}>
      {content}
    </NavLink>
  ) : (
    <p className={classes.head}>{content}</p>
  );
}
