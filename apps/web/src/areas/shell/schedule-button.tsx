import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { MenuEntry } from '../menus.ts';
import { MenuList } from './menu-list.tsx';
import classes from './schedule-button.module.css';

/** The one call to action: the first entry as a button, the others behind an arrow beside it. */
export function ScheduleButton({ entries }: { entries: readonly MenuEntry[] }) {
  const [first, ...others] = entries;
  if (!first) return null;
  return (
    <div className={classes.split}>
      <Link to={first.to} className={classes.main}>
        <IconPlus size={16} stroke={2} aria-hidden />
        {first.label}
      </Link>
      {others.length > 0 && (
        <Disclosure
          label="More ways to schedule"
          triggerClassName={classes.more}
          trigger={<IconChevronDown size={16} stroke={2} aria-hidden />}
        >
          <MenuList entries={others} icons />
        </Disclosure>
      )}
    </div>
  );
}
