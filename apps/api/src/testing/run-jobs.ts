import { jobs } from '../jobs.ts';
import type { TestApp } from './build-test-app.ts';

/** Runs every job that is in line, as a worker would, until there is none. */
export async function runJobs({ platform, log }: Pick<TestApp, 'platform' | 'log'>): Promise<void> {
  for (;;) {
    const [taken] = await platform.db.sql<{ id: string; name: string; data: object }>(
      `update pgboss.job set state = 'completed', started_on = now(), completed_on = now()
        where id = (select id from pgboss.job
                     where state = 'created' and name = any($1) order by created_on limit 1)
       returning id, name, data`,
      [jobs.map(({ name }) => name)],
    );
    if (!taken) return;
    const job = jobs.find(({ name }) => name === taken.name);
    await job?.run(job.data.parse(taken.data), { ...platform, log });
  }
}
