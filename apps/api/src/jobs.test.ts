import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs, timers } from './jobs.ts';
import { housekeeping } from './platform/jobs/housekeeping.job.ts';
import { prepareJobStore } from './platform/jobs/store.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

const stored = () => test.platform.db.sql('select name, cron from pgboss.schedule order by name');
const queues = async () =>
  (await test.platform.db.sql<{ name: string }>('select name from pgboss.queue order by name')).map(
    ({ name }) => name,
  );

describe('the jobs', () => {
  it('each have a name of their own, and a queue with that name', async () => {
    const names = jobs.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z-]+\.[a-z-]+$/);
    expect(await queues()).toEqual(['dead-letters', ...names].toSorted());
  });

  it('are tried a number of times that has an end', () => {
    for (const { retries } of jobs) {
      expect(retries).toBeGreaterThanOrEqual(0);
      expect(retries).toBeLessThanOrEqual(20);
    }
  });
});

describe('the timers', () => {
  it('each start a job that exists, and say why', () => {
    expect(timers.length).toBeGreaterThan(0);
    for (const { job, why } of timers) {
      expect(jobs).toContain(job);
      expect(why).toMatch(/^[A-Z].{10,}/);
    }
  });

  it('are in the job store as they are here, which takes no wrong time', async () => {
    expect(await stored()).toEqual(
      timers
        .map(({ job, cron }) => ({ name: job.name, cron }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    );
    const broken = [{ job: housekeeping, cron: '61 * * * *', why: 'Never' }];
    await expect(prepareJobStore(test.databaseUrl, jobs, broken)).rejects.toThrow('61');
  });

  it('of an earlier version are removed, and changed ones follow', async () => {
    const boss = new PgBoss({ connectionString: test.databaseUrl, supervise: false });
    await boss.start();
    await boss.schedule('mail.send', '5 4 * * *', {});
    await boss.stop({ graceful: false });
    const changed = [{ job: housekeeping, cron: '18 * * * *', why: 'A minute later' }];
    await prepareJobStore(test.databaseUrl, jobs, changed);
    expect(await stored()).toEqual([{ name: 'platform.housekeeping', cron: '18 * * * *' }]);
  });
});
