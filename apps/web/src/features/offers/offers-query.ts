import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import { offers } from '@courtside/contract/offers';
import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { offersKey } from '../../platform/record-keys.ts';
import { sheetOf } from '../../ui/calendar/month.ts';

export type ListedOffer = ResponseOf<typeof offers.list>['items'][number];
export type Offer = ResponseOf<typeof offers.get>;
/** As a query is written: what is true or false is a word in an address. */
export type OfferFilters = Partial<
  Omit<QueryOf<typeof offers.list>, 'cursor' | 'limit' | 'rejected'> & { rejected: 'true' }
>;

/** As many as a month shows at once; the server gives no more. */
export const mostInMonth = 100;

export function useOffers(filters: OfferFilters) {
  return useInfiniteQuery({
    queryKey: [...offersKey, 'list', filters],
    queryFn: async ({ pageParam, signal }) =>
      call(
        offers.list,
        { query: { ...filters, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** How many there are by county, whichever of them is looked at. */
export function usePlaces({ sort: _sort, county: _county, ...filters }: OfferFilters) {
  return useQuery({
    queryKey: [...offersKey, 'places', filters],
    queryFn: async ({ signal }) => call(offers.places, { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useOfferMonth(filters: OfferFilters, month: string) {
  const query = { ...filters, ...sheetOf(month), sort: 'hearing' as const, limit: mostInMonth };
  return useQuery({
    queryKey: [...offersKey, 'month', query],
    queryFn: async ({ signal }) => call(offers.list, { query }, { signal }),
  });
}

export function offerQuery(id: string) {
  return queryOptions({
    queryKey: [...offersKey, 'one', id],
    queryFn: async ({ signal }) => call(offers.get, { params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** What became of one that is not open any more. */
export function useStanding(id: string, isAsked: boolean) {
  return useQuery({
    queryKey: [...offersKey, 'standing', id],
    queryFn: async ({ signal }) => call(offers.status, { params: { id } }, { signal }),
    enabled: isAsked,
    staleTime: 0,
  });
}
