import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** What is loaded, such as "your admissions". */
  what: string;
  children: (data: Data) => ReactNode;
};

export function Loaded<Data>({ query, what, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <SkeletonRows label={`Loading ${what}`} rows={2} />;
  return (
    <ErrorState
      title={`We could not load ${what}`}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      Nothing of it is lost or changed.
    </ErrorState>
  );
}
