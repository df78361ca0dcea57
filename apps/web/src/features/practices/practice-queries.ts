import type { ResponseOf } from '@courtside/contract/endpoint';
import { practices } from '@courtside/contract/practices';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { practiceStandingQuery } from '../../platform/practice-standing.ts';

export type TimeOff = ResponseOf<typeof practices.listTimeOff>['items'][number];
export type AttorneyDocument = ResponseOf<typeof practices.listDocuments>['items'][number];

export const admissionsQuery = queryOptions({
  queryKey: ['practice', 'admissions'],
  queryFn: async ({ signal }) => call(practices.listAdmissions, {}, { signal }),
});

export const caseTypesQuery = queryOptions({
  queryKey: ['practice', 'case-types'],
  queryFn: async ({ signal }) => call(practices.listCaseTypes, {}, { signal }),
});

export const homeQuery = queryOptions({
  queryKey: ['practice', 'home'],
  queryFn: async ({ signal }) => call(practices.getHome, {}, { signal }),
});

export const hoursQuery = queryOptions({
  queryKey: ['practice', 'hours'],
  queryFn: async ({ signal }) => call(practices.getHours, {}, { signal }),
});

export const timeOffQuery = queryOptions({
  queryKey: ['practice', 'time-off'],
  queryFn: async ({ signal }) => call(practices.listTimeOff, {}, { signal }),
});

export const documentsQuery = queryOptions({
  queryKey: ['practice', 'documents'],
  queryFn: async ({ signal }) => call(practices.listDocuments, {}, { signal }),
});

/** Keeps what a change was answered with, and asks again what is missing. */
export function useKeep() {
  const queryClient = useQueryClient();
  return async (queryKey: readonly unknown[], answer?: object) => {
    if (answer) queryClient.setQueryData(queryKey, answer);
    else await queryClient.invalidateQueries({ queryKey });
    await queryClient.invalidateQueries(practiceStandingQuery);
  };
}
