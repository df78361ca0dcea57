import { placeRecords } from '@courtside/contract/place-records';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import type { PlaceKind } from './place-kinds.ts';
import { listKey } from './place-queries.ts';

type Query = Record<string, string>;
type PageOfPlaces<Item> = { items: Item[]; next: string | null };

function usePlaces<Item>(
  kind: PlaceKind,
  given: Query,
  load: (query: Query, signal: AbortSignal) => Promise<PageOfPlaces<Item>>,
) {
  return useInfiniteQuery({
    queryKey: [...listKey(kind), given],
    queryFn: async ({ pageParam, signal }) =>
      load({ ...given, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** The lists, page by page, with the filters that the address has. */
export const useStates = (given: Query) =>
  usePlaces('state', given, async (query, signal) =>
    call(placeRecords.listStates, { query }, { signal }),
  );
export const useCounties = (given: Query) =>
  usePlaces('county', given, async (query, signal) =>
    call(placeRecords.listCounties, { query }, { signal }),
  );
export const useCourts = (given: Query) =>
  usePlaces('court', given, async (query, signal) =>
    call(placeRecords.listCourts, { query }, { signal }),
  );

/** Every state for a filter, inactive ones too: there are fewer than a page holds. */
export function useStateOptions() {
  const { data } = useQuery({
    queryKey: [...listKey('state'), 'options'],
    queryFn: async ({ signal }) =>
      call(placeRecords.listStates, { query: { limit: 100 } }, { signal }),
  });
  return (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
