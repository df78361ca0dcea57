import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

type LoadedOverviewProps<Loaded> = {
  query: UseQueryResult<Loaded>;
  children: (overview: Loaded) => ReactNode;
};

/** The overview once it is there, and what stands in for it until then or instead. */
export function LoadedOverview<Loaded>({ query, children }: LoadedOverviewProps<Loaded>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <SkeletonRows label="Loading your overview" rows={6} />;
  return (
    <ErrorState
      title="We could not load your overview"
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {query.error.message}
    </ErrorState>
  );
}
