import { appearances } from '@courtside/contract/appearances';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { appearancesKey } from '../../platform/record-keys.ts';

export type Overview = ResponseOf<typeof appearances.overview>;

export function useOverview() {
  return useQuery({
    queryKey: [...appearancesKey, 'overview'],
    queryFn: async ({ signal }) => call(appearances.overview, {}, { signal }),
  });
}
