import { type LoginKind, loginKindFor, loginPaths } from '@courtside/domain/navigation';
import { useState } from 'react';
import { type MetaArgs, Navigate, useLocation, useSearchParams } from 'react-router';
import { isDefaultEnvironment } from '../../platform/environment.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { type Path, urlTable } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useQuickClicks } from '../../ui/use-quick-clicks.ts';
import { EnvironmentSelector } from './environment-selector.tsx';
import classes from './login.module.css';
import { LoginForm } from './login-form.tsx';
import { freshLoginTarget, signedInTarget } from './login-targets.ts';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(loginPaths[loginKindFor(location.pathname)] as Path, {
    description: 'Sign in to request, cover or manage court appearances.',
    index: false,
  });

export default function LoginPage() {
  const kind = loginKindFor(useLocation().pathname);
  const [search] = useSearchParams();
  const { session, isLoading } = useSession();
  const [isFresh, setFresh] = useState(false);

  if (session) {
    const { roles } = session;
    const target = isFresh
      ? freshLoginTarget(search, roles)
      : signedInTarget(search, { kind, roles, table: urlTable });
    return (
      <Page width="form">
        <h1>Login to your Account</h1>
        <SkeletonRows label="Signing you in" rows={3} />
        {!isLoading && <Navigate to={target} replace />}
      </Page>
    );
  }
  return (
    <div className={classes.split}>
      <div className={classes.side}>
        <div className={classes.box}>
          <Title />
          <LoginForm kind={kind} onAttempt={setFresh} />
          {kind !== 'admin' && <Register kind={kind} />}
          <p className={classes.privacy}>Your session is private to this browser.</p>
        </div>
      </div>
      <Promise24 />
    </div>
  );
}

function Title() {
  const [isAsked, setAsked] = useState(false);
  const onClick = useQuickClicks(3, 500, () => setAsked(true));
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a hidden door for us, not a control */}
      <h1 className={classes.title} onClick={onClick}>
        Login to your Account
      </h1>
      {(isAsked || !isDefaultEnvironment()) && <EnvironmentSelector />}
    </>
  );
}

function Register({ kind }: { kind: LoginKind }) {
  return (
    <div className={classes.register}>
      <span>Don't have an account?</span>
      <ButtonLink variant="secondary" to={kind === 'attorney' ? '/attorney/signup' : '/signup'}>
        REGISTER
      </ButtonLink>
    </div>
  );
}

function Promise24() {
  return (
    <aside className={classes.band} aria-label="What you get">
      <p className={classes.claim}>You know what happened in court within 24 hours.</p>
      <p>
        Every report carries the outcome, the next date, the deadlines ordered and the signed
        orders.
      </p>
    </aside>
  );
}
