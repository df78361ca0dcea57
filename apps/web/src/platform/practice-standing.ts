import { practices } from '@courtside/contract/practices';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** What an attorney lacks to be given work. Several features show it, and several change it. */
export const practiceStandingQuery = queryOptions({
  queryKey: ['practice-standing'],
  queryFn: async ({ signal }) => call(practices.getStanding, {}, { signal }),
});
