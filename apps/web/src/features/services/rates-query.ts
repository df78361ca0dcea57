import { catalogue } from '@courtside/contract/catalogue';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type Rate = ResponseOf<typeof catalogue.listRates>['items'][number];

export function useRates() {
  return useQuery({
    queryKey: ['rates'],
    queryFn: async ({ signal }) => (await call(catalogue.listRates, {}, { signal })).items,
    staleTime: 5 * 60_000,
  });
}
