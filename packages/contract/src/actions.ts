import { z } from 'zod';
import { defineEndpoint, nothing } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';

/** News in a user's list: a push event. */
export const action = z.object({
  id,
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** Where it leads, on our site. */
  link: z.string(),
  createdAt: instant,
  readAt: instant.nullable(),
});

const chosen = z.strictObject({ pushEventIds: z.array(id).min(1).max(100) });

export const actions = {
  list: defineEndpoint({
    method: 'GET',
    path: '/v1/push-event',
    summary: 'What the user was told, newest first',
    access: 'actions.manage',
    query: pageQuery,
    response: pageOf(action),
  }),
  countUnread: defineEndpoint({
    method: 'POST',
    path: '/v1/push-event/count-unread',
    summary: 'How many actions the user has not read',
    access: 'actions.manage',
    response: z.object({ counter: z.number().int() }),
  }),
  markAsRead: defineEndpoint({
    method: 'POST',
    path: '/v1/push-event/mark-as-read',
    summary: 'Mark actions as read; answers how many are left',
    access: 'actions.manage',
    body: chosen,
    response: z.object({ counter: z.number().int() }),
  }),
  markAllAsRead: defineEndpoint({
    method: 'POST',
    path: '/v1/push-event/mark-all-as-read',
    summary: 'Mark every action as read',
    access: 'actions.manage',
    response: z.object({ counter: z.number().int() }),
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/v1/push-event',
    summary: 'Delete actions',
    access: 'actions.manage',
    body: chosen,
    response: z.object({ counter: z.number().int() }),
  }),
  removeAll: defineEndpoint({
    method: 'DELETE',
    path: '/v1/push-event/all',
    summary: 'Delete every action',
    access: 'actions.manage',
    response: nothing,
  }),
};
