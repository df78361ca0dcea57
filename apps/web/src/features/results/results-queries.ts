import { catalogue } from '@courtside/contract/catalogue';
import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import { results } from '@courtside/contract/results';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { resultsKey } from '../../platform/record-keys.ts';

export type ReportToSubmit = ResponseOf<typeof results.listToSubmit>['items'][number];
export type AttorneyReport = ResponseOf<typeof results.getForAttorney>;
export type ListedReport = ResponseOf<typeof results.list>['items'][number];
export type ClientReport = ResponseOf<typeof results.get>;
export type ResultVersion = ClientReport['versions'][number];

export const attorneyReportKey = (id: string) => [...resultsKey, 'attorney', id];
export const clientReportKey = (id: string) => [...resultsKey, 'client', id];

export function useReportsToSubmit(part: 'due' | 'sent', search: string) {
  return useInfiniteQuery({
    queryKey: [...resultsKey, 'to-submit', part, search],
    queryFn: async ({ pageParam, signal }) =>
      call(
        results.listToSubmit,
        { query: { part, ...(search && { search }), ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** What is being typed must not be swept away by a newer copy: only who sends or opens it asks again. */
export function useAttorneyReport(id: string) {
  return useQuery({
    queryKey: attorneyReportKey(id),
    queryFn: async ({ signal }) => call(results.getForAttorney, { params: { id } }, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
}

const anHour = 3_600_000;

/** Kinds of hearing that can be ordered in a practice area. */
export function useAppearanceTypes(caseType: AttorneyReport['caseType']) {
  const { data } = useQuery({
    queryKey: ['appearance-types', caseType],
    queryFn: async ({ signal }) =>
      call(catalogue.listAppearanceTypes, { query: { caseType } }, { signal }),
    staleTime: anHour,
  });
  return data?.items ?? [];
}

type Filters = Partial<Omit<QueryOf<typeof results.list>, 'cursor' | 'limit'>>;

export function useClientReports(filters: Filters) {
  return useInfiniteQuery({
    queryKey: [...resultsKey, 'list', filters],
    queryFn: async ({ pageParam, signal }) =>
      call(
        results.list,
        { query: { ...filters, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function useClientReport(id: string) {
  return useQuery({
    queryKey: clientReportKey(id),
    queryFn: async ({ signal }) => call(results.get, { params: { id } }, { signal }),
  });
}
