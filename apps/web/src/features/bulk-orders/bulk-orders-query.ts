import { bulkOrders } from '@courtside/contract/bulk-orders';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { sheetQueries } from '../../platform/sheet-queries.ts';

export type BulkOrder = ResponseOf<typeof bulkOrders.get>;
export type Line = ResponseOf<typeof bulkOrders.listLines>['items'][number];
export type ZipFile = ResponseOf<typeof bulkOrders.listFiles>['items'][number];

const queries = sheetQueries({
  name: 'bulk-orders',
  get: (id, asked) => call(bulkOrders.get, { params: { id } }, asked),
  list: (query, asked) => call(bulkOrders.list, { query }, asked),
  listLines: (id, query: { outcome?: Line['outcome'] }, asked) =>
    call(bulkOrders.listLines, { params: { id }, query }, asked),
});
export const {
  useSheet: useBulkOrder,
  useKeepSheet: useKeepOrder,
  useSheets: useBulkOrders,
  useLines,
} = queries;

export function useZipFiles(id: string) {
  return useInfiniteQuery({
    queryKey: [...queries.sheetKey(id), 'files'],
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
