import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClient } from '../platform/query-client.ts';
import { useHydrated } from '../platform/use-hydrated.ts';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';

/** The server sends the shell and a skeleton; the screens inside are drawn by the browser alone. */
export default function ClientOnly() {
  if (useHydrated()) {
    return (
      <QueryClientProvider client={queryClient}>
        <Outlet />
      </QueryClientProvider>
    );
  }
  return (
    <Page>
      <SkeletonRows label="Loading the page" rows={4} />
    </Page>
  );
}
