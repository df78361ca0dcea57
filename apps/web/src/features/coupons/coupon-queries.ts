import { coupons } from '@courtside/contract/coupons';
import type { RequestOf, ResponseOf } from '@courtside/contract/endpoint';
import { keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type Coupon = ResponseOf<typeof coupons.get>;
export type Redemption = ResponseOf<typeof coupons.listRedemptions>['items'][number];

type ListQuery = NonNullable<RequestOf<typeof coupons.list>['query']>;
type RedemptionQuery = NonNullable<RequestOf<typeof coupons.listRedemptions>['query']>;

export const couponListKey = ['coupons', 'list'];

export function useCoupons(query: ListQuery) {
  return useInfiniteQuery({
    queryKey: [...couponListKey, query],
    queryFn: async ({ pageParam, signal }) =>
      call(
        coupons.list,
        { query: { ...query, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/**
 * Loaded when its screen opens and again on demand, never by itself: the revision sent with a change
 * is that of what was on the screen.
 */
export function couponQuery(id: string) {
  return queryOptions({
    queryKey: ['coupons', 'one', id],
    queryFn: async ({ signal }) => call(coupons.get, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function useRedemptions(id: string, query: RedemptionQuery) {
  return useInfiniteQuery({
    queryKey: ['coupons', 'redemptions', id, query],
    queryFn: async ({ pageParam, signal }) =>
      call(
        coupons.listRedemptions,
        { params: { id }, query: { ...query, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}
