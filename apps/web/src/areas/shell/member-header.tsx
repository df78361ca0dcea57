import { useSession } from '../../platform/session/use-session.ts';
import type { MenuEntry } from '../menus.ts';
import { BrandMark } from '../public/brand-mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ActionsLink } from './actions-link.tsx';
import classes from './member-header.module.css';
import { MenuLink } from './menu-link.tsx';
import { ScheduleButton } from './schedule-button.tsx';

type MemberHeaderProps = { label: string; entries: readonly MenuEntry[] };

export function MemberHeader({ label, entries }: MemberHeaderProps) {
  const { session } = useSession();
  const at = (place: MenuEntry['place']) => entries.filter((entry) => entry.place === place);
  return (
    <header className={classes.header} data-no-print>
      <div className={classes.first}>
        <BrandMark oneLine />
        <div className={classes.person}>
          <span className={classes.welcome}>Welcome, {session?.fullName}</span>
          {at('actions').map((entry) => (
            <ActionsLink key={entry.to} entry={entry} />
          ))}
          <div className={classes.wide}>
            <AccountMenu entries={at('account')} />
          </div>
        </div>
      </div>
      <div className={classes.second}>
        <nav aria-label={label} className={classes.menu}>
          {at(undefined).map((entry) => (
            <MenuLink key={entry.label} entry={entry} />
          ))}
        </nav>
        <ScheduleButton entries={at('schedule')} />
      </div>
    </header>
  );
}
