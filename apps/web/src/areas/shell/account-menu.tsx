import { IconChevronDown } from '@tabler/icons-react';
import { useSession } from '../../platform/session/use-session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { MenuEntry } from '../menus.ts';
import classes from './account-menu.module.css';
import { ColorChoice } from './color-choice.tsx';
import { MenuList } from './menu-list.tsx';

/** Who is signed in, and what belongs to the person more than to the work. */
export function AccountMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { session } = useSession();
  if (!session) return null;
  return (
    <Disclosure
      triggerClassName={classes.trigger}
      trigger={
        <>
          <Avatar name={session.fullName} size="s" />
          <VisuallyHidden>Account</VisuallyHidden>
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </>
      }
    >
      <p className={classes.who}>
        <b>{session.fullName}</b>
        {session.email}
      </p>
      <ColorChoice />
      <MenuList entries={entries} icons />
    </Disclosure>
  );
}
