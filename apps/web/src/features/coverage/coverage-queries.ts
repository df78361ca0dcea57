import { coverage } from '@courtside/contract/coverage';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type CoveredCourt = ResponseOf<typeof coverage.listCourts>['items'][number];

export const coverageKey = ['coverage'] as const;

const pageSize = 60;
const pageAfter = (cursor: string) => ({ limit: pageSize, ...(cursor && { cursor }) });

export const statesQuery = infiniteQueryOptions({
  queryKey: [...coverageKey, 'states'],
  queryFn: async ({ pageParam, signal }) =>
    call(coverage.listStates, { query: pageAfter(pageParam) }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

export const countiesQuery = infiniteQueryOptions({
  queryKey: [...coverageKey, 'counties'],
  queryFn: async ({ pageParam, signal }) =>
    call(coverage.listCounties, { query: pageAfter(pageParam) }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

export const courtsQuery = infiniteQueryOptions({
  queryKey: [...coverageKey, 'courts'],
  queryFn: async ({ pageParam, signal }) =>
    call(coverage.listCourts, { query: pageAfter(pageParam) }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

export const newCourtsQuery = queryOptions({
  queryKey: [...coverageKey, 'new-courts'],
  queryFn: async ({ signal }) => call(coverage.listNewCourts, {}, { signal }),
});
