import { attendance } from '@courtside/contract/attendance';
import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import { files } from '@courtside/contract/files';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { attendanceKey } from '../../platform/record-keys.ts';
import { sheetOf } from '../../ui/calendar/month.ts';

export type ListedHeld = ResponseOf<typeof attendance.list>['items'][number];
export type Held = ResponseOf<typeof attendance.get>;
export type Part = QueryOf<typeof attendance.list>['part'];

/** As many as a month shows at once; the server gives no more. */
export const mostInMonth = 100;

export function useHeldList(filters: { part: Part; search?: string }) {
  return useInfiniteQuery({
    queryKey: [...attendanceKey, 'list', filters],
    queryFn: async ({ pageParam, signal }) =>
      call(
        attendance.list,
        { query: { ...filters, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export function useHeldMonth(month: string, search: string | undefined) {
  const query = {
    part: 'all' as const,
    ...sheetOf(month),
    ...(search && { search }),
    limit: mostInMonth,
  };
  return useQuery({
    queryKey: [...attendanceKey, 'month', query],
    queryFn: async ({ signal }) => call(attendance.list, { query }, { signal }),
  });
}

export const heldKey = (id: string) => [...attendanceKey, 'one', id];

export function useHeld(id: string) {
  return useQuery({
    queryKey: heldKey(id),
    queryFn: async ({ signal }) => call(attendance.get, { params: { id } }, { signal }),
  });
}

export function useHeldFiles(id: string) {
  return useQuery({
    queryKey: [...attendanceKey, 'files', id],
    queryFn: async ({ signal }) => call(files.listForAttorney, { params: { id } }, { signal }),
  });
}
