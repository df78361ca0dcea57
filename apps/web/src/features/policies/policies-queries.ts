import type { ResponseOf } from '@courtside/contract/endpoint';
import { policies } from '@courtside/contract/policies';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type StoredPolicies = ResponseOf<typeof policies.get>;
export type PolicyVersion = ResponseOf<typeof policies.listVersions>['items'][number];

export const policiesQuery = queryOptions({
  queryKey: ['policies', 'in-force'],
  queryFn: async ({ signal }) => call(policies.get, {}, { signal }),
});

export const versionsQuery = infiniteQueryOptions({
  queryKey: ['policies', 'versions'],
  queryFn: async ({ pageParam, signal }) =>
    call(policies.listVersions, { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});
