import type { ReactNode } from 'react';
import { useRoles } from '../../platform/session/use-roles.ts';
import { mainContentId, SkipLink } from '../../ui/skip-link.tsx';
import { type MenuEntry, openEntries } from '../menus.ts';
import { BottomBar } from './bottom-bar.tsx';
import { MemberHeader } from './member-header.tsx';
import classes from './member-shell.module.css';
import { ShellScrollTop } from './shell-scroll-top.tsx';

type MemberShellProps = {
  label: string;
  menu: readonly MenuEntry[];
  bar: readonly MenuEntry[];
  children: ReactNode;
};

/** Around the screens of clients and attorneys: a header of two rows, on phones a bar at the foot. */
export function MemberShell({ label, menu, bar, children }: MemberShellProps) {
  const roles = useRoles();
  const entries = openEntries(menu, roles);
  return (
    <div className={classes.shell}>
      <SkipLink />
      <MemberHeader label={label} entries={entries} />
      <main id={mainContentId} tabIndex={-1}>
        {children}
      </main>
      <ShellScrollTop />
      <BottomBar label={label} bar={openEntries(bar, roles)} entries={entries} />
    </div>
  );
}
