import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

type ProfileLoaderProps<Stored> = {
  queryKey: QueryKey;
  load: (signal: AbortSignal) => Promise<Stored>;
  children: (stored: Stored) => ReactNode;
};

/** The form appears once, with what is stored; later answers never overwrite what is being typed. */
export function ProfileLoader<Stored>({ queryKey, load, children }: ProfileLoaderProps<Stored>) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => load(signal),
  });
  if (data !== undefined) return children(data);
  if (!isError) return <SkeletonRows label="Loading your profile" rows={4} />;
  return (
    <ErrorState
      title="We could not load your profile"
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      Nothing of it is lost or changed.
    </ErrorState>
  );
}
