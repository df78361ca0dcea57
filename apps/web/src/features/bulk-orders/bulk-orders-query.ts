import { bulkOrders, type bulkOutcomes } from '@courtside/contract/bulk-orders';
import type { ResponseOf } from '@courtside/contract/endpoint';
import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../platform/api.ts';

export type BulkOrder = ResponseOf<typeof bulkOrders.get>;
export type Stage = BulkOrder['stage'];
export type Outcome = (typeof bulkOutcomes)[number];
export type Line = ResponseOf<typeof bulkOrders.listLines>['items'][number];
export type ZipFile = ResponseOf<typeof bulkOrders.listFiles>['items'][number];

const ordersKey = ['bulk-orders'] as const;
const orderKey = (id: string) => [...ordersKey, id] as const;

function isUnderWay(stage: Stage): boolean {
  return stage === 'checking' || stage === 'applying';
}

/** One bulk order, asked for again every second while a job works on it. */
export function useBulkOrder(id: string) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: orderKey(id),
    queryFn: async ({ signal }) => call(bulkOrders.get, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.stage) ? 1_000 : false),
  });
  const stage = query.data?.stage;
  useEffect(() => {
    // Whoever watched it end sees the new appearances everywhere, also where old lists were kept.
    if (stage === 'applied') void queryClient.invalidateQueries({ refetchType: 'none' });
  }, [stage, queryClient]);
  return query;
}

/** Puts what an endpoint answered in the place of what was known. */
export function useKeepOrder(): (order: BulkOrder) => void {
  const queryClient = useQueryClient();
  return (order) => {
    queryClient.setQueryData(orderKey(order.id), order);
    void queryClient.invalidateQueries({ queryKey: [...ordersKey, 'list'] });
    void queryClient.invalidateQueries({ queryKey: [...orderKey(order.id), 'lines'] });
    void queryClient.invalidateQueries({ queryKey: [...orderKey(order.id), 'files'] });
  };
}

export function useBulkOrders() {
  return useInfiniteQuery({
    queryKey: [...ordersKey, 'list'],
    queryFn: async ({ pageParam, signal }) =>
      call(
        bulkOrders.list,
        { query: { limit: 10, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

export function useLines(id: string, outcome: string) {
  return useInfiniteQuery({
    queryKey: [...orderKey(id), 'lines', outcome],
    queryFn: async ({ pageParam, signal }) =>
      call(
        bulkOrders.listLines,
        {
          params: { id },
          query: {
            ...(outcome && { outcome: outcome as Outcome }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useZipFiles(id: string) {
  return useInfiniteQuery({
    queryKey: [...orderKey(id), 'files'],
    queryFn: async ({ pageParam, signal }) =>
      call(
        bulkOrders.listFiles,
        { params: { id }, query: { limit: 10, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}
