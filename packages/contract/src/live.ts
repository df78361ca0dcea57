import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/**
 * What can be news: an action in the user's list; an appearance that they ordered or hold; an offer
 * made to them, or no longer standing; or that news may have been missed, and all should be asked anew.
 */
export const newsKinds = ['action', 'appearance', 'offer', 'missed'] as const;

/** That something changed, never what: readers ask for the rest, as anybody who looks does. */
export const news = z.object({ kind: z.enum(newsKinds), recordId: z.uuid().optional() });
export type News = z.output<typeof news>;

export const live = {
  news: defineEndpoint({
    method: 'GET',
    path: '/v1/live',
    summary: 'What changes for the user, as it happens: server-sent events until the session ends',
    access: 'live.hear',
    response: news,
    stream: true,
  }),
};
