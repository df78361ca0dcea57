import { jobs } from '@courtside/contract/jobs';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { listFailedJobs, lockFailedJob } from './jobs.queries.ts';

export const jobsModule: Module = (app, platform) => {
  route(app, platform, jobs.listFailed, async ({ db, query }) => listFailedJobs(db, query));

  route(app, platform, jobs.retryFailed, async ({ tx, params: { id }, origin }) => {
    const failed = await lockFailedJob(tx, id);
    if (!failed || !(await platform.jobs.redrive(tx, id))) throw new Refusal('not_found');
    record(tx, origin, {
      action: 'jobs.retry',
      recordType: 'job',
      recordId: id,
      after: { job: failed.job },
    });
    return { id, job: failed.job };
  });
};
