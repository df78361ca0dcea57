import { IconChevronDown, IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { MenuEntry } from '../menus.ts';
import { loginMenu, signupMenu } from '../public-menus.ts';
import { MenuLink } from '../shell/menu-link.tsx';
import { MenuList } from '../shell/menu-list.tsx';
import { BrandMark } from './brand-mark.tsx';
import { PublicDrawer } from './public-drawer.tsx';
import classes from './public-header.module.css';
import { useVisitor, type Visitor } from './use-visitor.ts';

export function PublicHeader() {
  const visitor = useVisitor();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={classes.header} data-no-print>
      <div className={classes.row}>
        <BrandMark />
        {visitor.pages.length > 0 && (
          <nav aria-label="Main" className={classes.menu}>
            {visitor.pages.map((entry) => (
              <MenuLink key={entry.to} entry={entry} />
            ))}
          </nav>
        )}
        <div className={classes.doors}>
          {visitor.session ? <SignedIn visitor={visitor} /> : <Doors visitor={visitor} />}
          {visitor.request && (
            <ButtonLink to={visitor.request.to} variant="accent">
              {visitor.request.label}
            </ButtonLink>
          )}
        </div>
        <button
          type="button"
          className={classes.menuButton}
          aria-label="Open menu"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <IconMenu2 size={22} stroke={1.75} aria-hidden />
        </button>
      </div>
      <PublicDrawer visitor={visitor} opened={isOpen} onClose={() => setOpen(false)} />
    </header>
  );
}

function Doors({ visitor: { logins, signups } }: { visitor: Visitor }) {
  return (
    <>
      <Door label={loginMenu.label} entries={logins} />
      <Door label={signupMenu.label} entries={signups} />
    </>
  );
}

function Door({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Disclosure
      triggerClassName={classes.door}
      trigger={
        <>
          {label}
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </>
      }
    >
      <MenuList entries={entries} />
    </Disclosure>
  );
}

function SignedIn({ visitor: { session, dashboard } }: { visitor: Visitor }) {
  return (
    <>
      <span className={classes.welcome}>Welcome, {session?.fullName}</span>
      {dashboard && (
        <Link to={dashboard.to} className={classes.door}>
          {dashboard.label}
        </Link>
      )}
      <Link to="/logout" className={classes.door}>
        Logout
      </Link>
    </>
  );
}
