import { accounts } from '@courtside/contract/accounts';
import { appearances } from '@courtside/contract/appearances';
import { catalogue } from '@courtside/contract/catalogue';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { places } from '@courtside/contract/places';
import { policies } from '@courtside/contract/policies';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import type { Finder } from '../../ui/search-select.tsx';
import type { OrderFacts } from './order-problems.ts';
import type { OrderValues } from './order-values.ts';

export type Appearance = ResponseOf<typeof appearances.get>;
export type AppearanceType = ResponseOf<typeof catalogue.listAppearanceTypes>['items'][number];
export type OrderRules = ResponseOf<typeof policies.getForOrders>;

/** Everything that other screens show of appearances; told when an order is made or changed. */

const anHour = 3_600_000;

function courtQuery(id: string) {
  return queryOptions({
    queryKey: ['orders', 'court', id],
    queryFn: async ({ signal }) => call(places.getCourt, { params: { id } }, { signal }),
    enabled: id !== '',
    staleTime: anHour,
  });
}

export const typesQuery = queryOptions({
  queryKey: ['orders', 'types'],
  queryFn: async ({ signal }) => call(catalogue.listAppearanceTypes, {}, { signal }),
  staleTime: anHour,
});

export function useCourt(id: string) {
  return useQuery(courtQuery(id));
}

export function useAppearanceTypes(): readonly AppearanceType[] {
  return useQuery(typesQuery).data?.items ?? [];
}

export function useRecentCourts() {
  return useQuery({
    queryKey: ['orders', 'recent-courts'],
    queryFn: async ({ signal }) => call(appearances.recentCourts, {}, { signal }),
  });
}

export function useOrderRules(): OrderRules | undefined {
  return useQuery({
    queryKey: ['orders', 'rules'],
    queryFn: async ({ signal }) => call(policies.getForOrders, {}, { signal }),
    staleTime: 300_000,
  }).data;
}

/** An appearance to start from or to change: always as it is now. */
export function appearanceQuery(id: string) {
  return queryOptions({
    queryKey: ['orders', 'appearance', id],
    queryFn: async ({ signal }) => call(appearances.get, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export const accountQuery = queryOptions({
  queryKey: ['orders', 'account'],
  queryFn: async ({ signal }) => call(accounts.getClient, {}, { signal }),
});

/** What is known at this moment of the court and the kind of hearing, without waiting for it. */
export function factsIn(queryClient: QueryClient, values: OrderValues): OrderFacts {
  const { timeZone } = queryClient.getQueryData(courtQuery(values.court).queryKey) ?? {};
  const types = queryClient.getQueryData(typesQuery.queryKey)?.items;
  const type = types?.find(({ id }) => id === values.appearanceType);
  return { timeZone, type, nowMs: Date.now() };
}

/** The same, asked for again whenever an answer arrives. */
export function useFacts(values: OrderValues): OrderFacts {
  useCourt(values.court);
  useAppearanceTypes();
  return factsIn(useQueryClient(), values);
}

export const attorneyFinder: Finder = {
  key: ['orders', 'attorneys'],
  find: async (search, signal) => {
    const query = search === '' ? {} : { search };
    const { items } = await call(appearances.searchAttorneys, { query }, { signal });
    return items.map(({ id, name, city, state, appearedForYou }) => ({
      value: id,
      label: name,
      detail: [
        [city, state].filter(Boolean).join(', '),
        appearedForYou > 0 && `appeared for you ${times(appearedForYou)}`,
      ]
        .filter(Boolean)
        .join(', '),
    }));
  },
};

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
