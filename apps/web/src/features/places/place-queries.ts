import { placeRecords } from '@courtside/contract/place-records';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import type { PlaceKind } from './place-kinds.ts';

export const recordKey = (kind: PlaceKind, id: string) => ['places', 'record', kind, id] as const;
export const listKey = (kind: PlaceKind) => ['places', 'list', kind] as const;
export const newCourtsKey = ['places', 'new-courts'] as const;

/**
 * A record under edit is loaded when its screen opens and again on demand, never by itself: the
 * revision sent with a change is that of what was on the screen.
 */
const underEdit = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

export const stateQuery = (id: string) =>
  queryOptions({
    queryKey: recordKey('state', id),
    queryFn: async ({ signal }) => call(placeRecords.getState, { params: { id } }, { signal }),
    ...underEdit,
  });

export const countyQuery = (id: string) =>
  queryOptions({
    queryKey: recordKey('county', id),
    queryFn: async ({ signal }) => call(placeRecords.getCounty, { params: { id } }, { signal }),
    ...underEdit,
  });

export const courtQuery = (id: string) =>
  queryOptions({
    queryKey: recordKey('court', id),
    queryFn: async ({ signal }) => call(placeRecords.getCourt, { params: { id } }, { signal }),
    ...underEdit,
  });

/** A state or county that a form or a filter names, for its zone and name. */
export const lookedUp = <Query extends { queryKey: readonly unknown[] }>(query: Query) => ({
  ...query,
  queryKey: ['places', 'looked-up', ...query.queryKey],
  staleTime: 60_000,
  gcTime: 300_000,
});

/** After a place has changed, lists and pickers ask again. */
export async function refreshPlaces(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [['places', 'list'], ['places', 'looked-up'], newCourtsKey, ['search-select']].map(
      async (queryKey) => queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
