import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { mainContentId, SkipLink } from '../../ui/skip-link.tsx';
import { ShellScrollTop } from '../shell/shell-scroll-top.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import classes from './public-shell.module.css';

export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <div className={classes.shell}>
      <SkipLink />
      <PublicHeader />
      <main id={mainContentId} tabIndex={-1}>
        {children}
      </main>
      <PublicFooter />
      <ShellScrollTop />
    </div>
  );
}

export default function PublicLayout() {
  return (
    <PublicShell>
      <Outlet />
    </PublicShell>
  );
}
