import type { ResponseOf } from '@courtside/contract/endpoint';
import { policies } from '@courtside/contract/policies';
import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

export type ReportTimes = ResponseOf<typeof policies.getReportTimes>;

/** By when reports come and are approved, as the administrators have set it; nothing until it is known. */
export function useReportTimes(): ReportTimes | undefined {
  return useQuery({
    queryKey: ['report-times'],
    queryFn: async ({ signal }) => call(policies.getReportTimes, {}, { signal }),
    staleTime: 300_000,
  }).data;
}
