import { calendarFeeds } from '@courtside/contract/calendar-feeds';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export type CalendarFeed = NonNullable<ResponseOf<typeof calendarFeeds.get>['feed']>;

export const calendarFeedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: async ({ signal }) => (await call(calendarFeeds.get, {}, { signal })).feed,
});
