import { z } from 'zod';
import { defineEndpoint, fileContent, nothing } from './endpoint.ts';
import { id, instant } from './fields.ts';

const one = z.strictObject({ id });
const download = { type: 'text/calendar; charset=utf-8' } as const;

/** Hearings for calendar programs: a feed to subscribe to, and single ones to add. */
export const calendarFeeds = {
  get: defineEndpoint({
    method: 'GET',
    path: '/v1/calendar-feed',
    summary: 'Whether the signed-in user has a calendar feed, and when it was last read',
    access: 'calendar_feeds.manage',
    response: z.object({
      feed: z.object({ createdAt: instant, lastReadAt: instant.nullable() }).nullable(),
    }),
  }),
  // Not idempotent: a saved answer would keep the secret. A second try makes another and voids the first.
  make: defineEndpoint({
    method: 'POST',
    path: '/v1/calendar-feed',
    summary: 'Make a calendar feed with a new secret address; an earlier address stops working',
    access: 'calendar_feeds.manage',
    response: z.object({ url: z.string() }),
    status: 201,
    limit: { burst: 20, seconds: 3600 },
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/v1/calendar-feed',
    summary: 'Revoke the calendar feed',
    access: 'calendar_feeds.manage',
    response: nothing,
    errors: ['not_found'],
    idempotent: true,
  }),
  read: defineEndpoint({
    method: 'GET',
    path: '/v1/calendar-feed/{file}',
    summary: 'The hearings behind a secret address, as iCalendar',
    access: 'public',
    params: z.strictObject({ file: z.string().max(100) }),
    response: fileContent,
    errors: ['not_found'],
    limit: { burst: 120, seconds: 600 },
    download,
  }),
  ofClient: defineEndpoint({
    method: 'GET',
    path: '/v1/client/appearance/{id}/calendar',
    summary: 'One of the client’s hearings as an iCalendar file',
    access: 'appearances.order',
    params: one,
    response: fileContent,
    errors: ['not_found'],
    download,
  }),
  ofAttorney: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/appearance/{id}/calendar',
    summary: 'A hearing that the attorney holds or held, as an iCalendar file',
    access: 'attendance.manage',
    params: one,
    response: fileContent,
    errors: ['not_found'],
    download,
  }),
};
