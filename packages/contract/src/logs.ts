import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, instant, text } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';

export const logEntry = z.object({
  seq: z.number().int(),
  at: instant,
  actorId: id.nullable(),
  actorName: z.string().nullable(),
  action: z.string(),
  recordType: z.string(),
  recordId: z.string(),
  address: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});

export const logs = {
  list: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/logs',
    summary: 'The system log, newest first',
    access: 'logs.read',
    query: pageQuery.extend({
      action: text(100).optional(),
      recordType: text(100).optional(),
      recordId: text(100).optional(),
      actorId: id.optional(),
    }),
    response: pageOf(logEntry),
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/logs/{seq}',
    summary: 'One entry of the system log',
    access: 'logs.read',
    params: z.strictObject({ seq: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    response: logEntry,
    errors: ['not_found'],
  }),
};
