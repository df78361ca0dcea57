import { accounts } from '@courtside/contract/accounts';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type ActiveSession = ResponseOf<typeof accounts.listSessions>['items'][number];

export const sessionsKey = ['account', 'sessions'] as const;

export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: async ({ signal }) => call(accounts.listSessions, {}, { signal }),
  // Who looks here wants to know how it is now.
  staleTime: 0,
});
