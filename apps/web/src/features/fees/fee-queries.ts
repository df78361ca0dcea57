import type { RequestOf, ResponseOf } from '@courtside/contract/endpoint';
import { fees } from '@courtside/contract/fees';
import { keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type StandardFee = ResponseOf<typeof fees.getStandard>;
export type NonStandardFee = ResponseOf<typeof fees.listNonStandard>['items'][number];
export type FeeChange = ResponseOf<typeof fees.listChanges>['items'][number];
export type FeesAtPlace = ResponseOf<typeof fees.listAtPlace>;

type StandardQuery = NonNullable<RequestOf<typeof fees.listStandard>['query']>;
export type FeeQuery = NonNullable<RequestOf<typeof fees.exportNonStandard>['query']>;
export type ChangesQuery = NonNullable<RequestOf<typeof fees.listChanges>['query']>;
export type PlaceQuery = NonNullable<RequestOf<typeof fees.listAtPlace>['query']>;

/** All that a change of a fee may make stale. */
export const feesKey = ['fees'];

const mostOfAPage = 100;

export function useStandardFees(query: StandardQuery) {
  return useInfiniteQuery({
    queryKey: ['fees', 'standard', query],
    queryFn: async ({ pageParam, signal }) =>
      call(
        fees.listStandard,
        { query: { ...query, limit: mostOfAPage, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function standardFeeQuery(id: string) {
  return queryOptions({
    queryKey: ['fees', 'standard', 'one', id],
    queryFn: async ({ signal }) => call(fees.getStandard, { params: { id } }, { signal }),
  });
}

/** Every active appearance type, for lists to choose several of. */
export const activeTypesQuery = queryOptions({
  queryKey: ['fees', 'standard', 'active'],
  queryFn: async ({ signal }) => activeTypesFrom('', signal),
});

async function activeTypesFrom(cursor: string, signal: AbortSignal): Promise<StandardFee[]> {
  const query = { active: 'true', limit: mostOfAPage, ...(cursor && { cursor }) } as const;
  const { items, next } = await call(fees.listStandard, { query }, { signal });
  return next === null ? items : [...items, ...(await activeTypesFrom(next, signal))];
}

export function useNonStandardFees(query: FeeQuery) {
  return useInfiniteQuery({
    queryKey: ['fees', 'non-standard', query],
    queryFn: async ({ pageParam, signal }) =>
      call(
        fees.listNonStandard,
        { query: { ...query, limit: 50, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function useFeeChanges(query: ChangesQuery) {
  return useInfiniteQuery({
    queryKey: ['fees', 'changes', query],
    queryFn: async ({ pageParam, signal }) =>
      call(
        fees.listChanges,
        { query: { ...query, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

export function feesAtPlaceQuery(query: PlaceQuery) {
  return queryOptions({
    queryKey: ['fees', 'at-place', query],
    queryFn: async ({ signal }) => call(fees.listAtPlace, { query }, { signal }),
  });
}
