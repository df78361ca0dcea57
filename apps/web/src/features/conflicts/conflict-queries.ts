import { conflicts } from '@courtside/contract/conflicts';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type ConflictName = ResponseOf<typeof conflicts.list>['items'][number];
export type ConflictHit = ResponseOf<typeof conflicts.hits>['items'][number];

export const conflictsKey = ['conflicts'] as const;

export function useConflictNames(search: string) {
  return useInfiniteQuery({
    queryKey: [...conflictsKey, 'names', search],
    queryFn: async ({ pageParam, signal }) =>
      call(
        conflicts.list,
        { query: { ...(search && { search }), ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/**
 * Asked anew each time a screen opens: the list or the order may have changed. Of one that is held, what was
 * cleared before is left out.
 */
export function hitsQuery(appearanceId: string, isHeld: boolean) {
  return queryOptions({
    queryKey: [...conflictsKey, isHeld ? 'held-hits' : 'hits', appearanceId],
    queryFn: async ({ signal }) =>
      call(
        isHeld ? conflicts.heldHits : conflicts.hits,
        { params: { id: appearanceId } },
        { signal },
      ),
    staleTime: 0,
  });
}
