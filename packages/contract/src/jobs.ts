import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';

export const failedJob = z.object({
  id,
  job: z.string(),
  failedAt: instant,
  tries: z.number().int(),
  error: z.string(),
});

export const jobs = {
  listFailed: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/failedJob',
    summary: 'Background jobs that failed for good, newest first',
    access: 'jobs.read',
    query: pageQuery,
    response: pageOf(failedJob),
  }),
  retryFailed: defineEndpoint({
    method: 'POST',
    path: '/v1/admin/failedJob/{id}/retry',
    summary: 'Run a failed background job again',
    access: 'jobs.retry',
    params: z.strictObject({ id }),
    response: z.object({ id, job: z.string() }),
    errors: ['not_found'],
    idempotent: true,
  }),
};
