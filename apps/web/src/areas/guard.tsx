import { mayPerform } from '@courtside/domain/access';
import { loginKindFor, loginPaths } from '@courtside/domain/navigation';
import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { queryClient } from '../platform/query-client.ts';
import { useRoles } from '../platform/session/use-roles.ts';
import { useSession } from '../platform/session/use-session.ts';
import { urlTable } from '../routes.ts';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { AccessDenied } from './public/access-denied.tsx';
import { PublicShell } from './public/layout.tsx';
import { useLiveNews } from './use-live-news.ts';

/** Keeps everybody where they belong: strangers at the login page, users in their own area. */
export default function Guard() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Guarded />
    </>
  );
}

function Guarded() {
  const { session, isLoading } = useSession();
  const roles = useRoles();
  const { pathname, search } = useLocation();
  const access = useMatchedAccess();

  if (!session) {
    if (isLoading) return <Waiting />;
    const login = loginPaths[loginKindFor(pathname)];
    return <Navigate to={`${login}?returnTo=${encodeURIComponent(pathname + search)}`} replace />;
  }
  if (access !== 'public' && !mayPerform(roles, access)) {
    return (
      <PublicShell>
        <AccessDenied />
      </PublicShell>
    );
  }
  return (
    <QueryClientProvider client={queryClient}>
      {/* Another user, signed in by another tab, starts with screens of their own. */}
      <Signed key={session.email} />
    </QueryClientProvider>
  );
}

function Signed() {
  useLiveNews();
  return <Outlet />;
}

function useMatchedAccess() {
  const id = useMatches().at(-1)?.id;
  return urlTable.find(({ path }) => path === id)?.access ?? 'public';
}

function Waiting() {
  return (
    <main>
      <Page>
        <SkeletonRows label="Loading the page" rows={4} />
      </Page>
    </main>
  );
}
