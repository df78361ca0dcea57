import { appearances } from '@courtside/contract/appearances';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type Overview = ResponseOf<typeof appearances.overview>;

export function useOverview() {
  return useQuery({
    // Below what every change of an appearance makes stale.
    queryKey: ['appearances', 'overview'],
    queryFn: async ({ signal }) => call(appearances.overview, {}, { signal }),
  });
}
