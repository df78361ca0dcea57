import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../error-state.tsx';
import { SkeletonRows } from '../skeleton-rows.tsx';

type LoadedSheetProps<Loaded> = {
  query: UseQueryResult<Loaded>;
  /** What it is called, such as "file". */
  noun: string;
  children: (sheet: Loaded) => ReactNode;
};

/** The chosen file once it is there, and what stands in for it until then or instead. */
export function LoadedSheet<Loaded>({ query, noun, children }: LoadedSheetProps<Loaded>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  return error ? (
    <ErrorState
      title={`We could not load this ${noun}`}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {error.message}
    </ErrorState>
  ) : (
    <SkeletonRows label={`Loading the ${noun}`} />
  );
}
