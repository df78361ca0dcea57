import { attendance } from '@courtside/contract/attendance';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { attendanceKey } from '../../platform/record-keys.ts';

export type AttorneyOverview = ResponseOf<typeof attendance.overview>;
export type HeldHearing = AttorneyOverview['today'][number];

export function useAttorneyOverview() {
  return useQuery({
    queryKey: [...attendanceKey, 'overview'],
    queryFn: async ({ signal }) => call(attendance.overview, {}, { signal }),
  });
}
