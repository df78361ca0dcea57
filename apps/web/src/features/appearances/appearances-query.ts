import { appearances } from '@courtside/contract/appearances';
import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import { files } from '@courtside/contract/files';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type ListedAppearance = ResponseOf<typeof appearances.list>['items'][number];
export type Appearance = ResponseOf<typeof appearances.get>;
export type ListedFile = ResponseOf<typeof files.listForClient>['items'][number];
type Filters = Partial<Omit<QueryOf<typeof appearances.list>, 'cursor' | 'limit'>>;

export const appearancesKey = ['appearances'];

export function useAppearances(filters: Filters) {
  return useInfiniteQuery({
    queryKey: [...appearancesKey, 'list', filters],
    queryFn: async ({ pageParam, signal }) =>
      call(
        appearances.list,
        { query: { ...filters, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function useCounts({ status: _status, sort: _sort, ...filters }: Filters) {
  return useQuery({
    queryKey: [...appearancesKey, 'count', filters],
    queryFn: async ({ signal }) => call(appearances.count, { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useAppearance(id: string) {
  return useQuery({
    queryKey: [...appearancesKey, 'one', id],
    queryFn: async ({ signal }) => call(appearances.get, { params: { id } }, { signal }),
  });
}

export function useFiles(id: string) {
  return useQuery({
    queryKey: [...appearancesKey, 'files', id],
    queryFn: async ({ signal }) => call(files.listForClient, { params: { id } }, { signal }),
  });
}

/** What canceling costs is asked for when somebody is about to. */
export function useCancellation(id: string, isAsked: boolean) {
  return useQuery({
    queryKey: [...appearancesKey, 'cancellation', id],
    queryFn: async ({ signal }) => call(appearances.previewCancel, { params: { id } }, { signal }),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
  });
}
