import { QueryClientProvider } from '@tanstack/react-query';
import { pageMeta } from '../../platform/page-meta.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import classes from './court-directory.module.css';
import { CourtDirectory } from './court-directory.tsx';

export const meta = () =>
  pageMeta('/content/court-info', {
    description:
      'Find the courts we cover, state and federal, in every county: address, telephone, time zone, practice areas and whether hearings can be attended remotely.',
  });

/** The fixed HTML knows no filters, which are in the address: the browser draws the list. */
export default function CourtInfoPage() {
  const isHydrated = useHydrated();
  return (
    <Page>
      <PageTitle lead="State, federal, immigration and workers’ compensation courts in every state. Search by court, city or county; spelling it nearly right is enough.">
        Court Information
      </PageTitle>
      {isHydrated ? (
        <QueryClientProvider client={queryClient}>
          <CourtDirectory />
        </QueryClientProvider>
      ) : (
        <>
          <div className={classes.loading}>
            <SkeletonRows label="Loading the courts" rows={6} />
          </div>
          <noscript>
            <p>Searching the directory needs JavaScript, which your browser has turned off.</p>
          </noscript>
        </>
      )}
    </Page>
  );
}
