import { coverage } from '@courtside/contract/coverage';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { places } from '@courtside/contract/places';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type CoveredCourt = ResponseOf<typeof coverage.listCourts>['items'][number];
export type CoverageOnMap = ResponseOf<typeof coverage.getMap>;

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

export const mapQuery = queryOptions({
  queryKey: [...coverageKey, 'map'],
  queryFn: async ({ signal }) => call(coverage.getMap, {}, { signal }),
});

/** A county by its code, or null for one that is not offered. */
export const countyQuery = (fips = '') =>
  queryOptions({
    queryKey: ['county-by-code', fips],
    queryFn: async ({ signal }) => {
      const { items } = await call(places.listCounties, { query: { search: fips } }, { signal });
      const county = items.find(({ id }) => id === fips);
      return county ? { id: fips, name: `${county.fullName}, ${county.state}` } : null;
    },
    enabled: fips !== '',
  });
