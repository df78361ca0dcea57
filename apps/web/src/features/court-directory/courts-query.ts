import type { ResponseOf } from '@courtside/contract/endpoint';
import { places } from '@courtside/contract/places';
import { courtKindCodes } from '@courtside/domain/places';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type Court = ResponseOf<typeof places.listCourts>['items'][number];

export const courtFilterNames = ['search', 'state', 'county', 'kind'] as const;
export type CourtFilters = Record<(typeof courtFilterNames)[number], string>;

/** What the address asks for. What it cannot mean, such as a kind of its own making, is left out. */
export function courtQueryOf({ search, state, county, kind }: CourtFilters) {
  const kindCode = courtKindCodes.find((code) => code === kind);
  const text = search.trim().slice(0, 100);
  return {
    ...(text !== '' && { search: text }),
    ...(/^[A-Z]{2}$/.test(state) && { state }),
    ...(/^\d{5}$/.test(county) && { county }),
    ...(kindCode && { kind: kindCode }),
  };
}

export function useCourts(filters: CourtFilters) {
  const query = courtQueryOf(filters);
  return useInfiniteQuery({
    queryKey: ['public-courts', query],
    queryFn: async ({ pageParam, signal }) =>
      call(
        places.listCourts,
        { query: { ...query, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** States and territories with courts in them. */
export function useStateOptions() {
  const states = useQuery({
    queryKey: ['public-states'],
    queryFn: async ({ signal }) =>
      (await call(places.listStates, { query: { limit: 100 } }, { signal })).items,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return states.data?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
}
