import { appearances } from '@courtside/contract/appearances';
import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import { files } from '@courtside/contract/files';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { appearancesKey } from '../../platform/record-keys.ts';
import { type Month, sheetOf } from '../../ui/calendar/month.ts';
import { collectPages } from './collect-pages.ts';

export type ListedAppearance = ResponseOf<typeof appearances.list>['items'][number];
export type Appearance = ResponseOf<typeof appearances.get>;
export type ListedFile = ResponseOf<typeof files.listForClient>['items'][number];
export type Filters = Partial<Omit<QueryOf<typeof appearances.list>, 'cursor' | 'limit'>>;

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

const pageSize = 100;
/** More than fits on a sheet that anybody could read. */
export const mostInMonth = 500;

/** All hearings that a month's sheet shows, as far as the filters let them through. */
export function useMonth({ sort: _sort, ...filters }: Filters, month: Month) {
  return useQuery({
    queryKey: [...appearancesKey, 'month', filters, month],
    queryFn: async ({ signal }) => {
      const sheet = sheetOf(month);
      const from = filters.from && filters.from > sheet.from ? filters.from : sheet.from;
      const to = filters.to && filters.to < sheet.to ? filters.to : sheet.to;
      const query = { ...filters, from, to, sort: 'hearing', limit: pageSize } as const;
      return collectPages(
        async (cursor) =>
          call(appearances.list, { query: { ...query, ...(cursor && { cursor }) } }, { signal }),
        mostInMonth,
      );
    },
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
