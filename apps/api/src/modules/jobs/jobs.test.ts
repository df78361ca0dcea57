import { jobs } from '@courtside/contract/jobs';
import { logs } from '@courtside/contract/logs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import { prepareJobStore } from '../../platform/jobs/store.ts';
import { startWorker, type Worker } from '../../platform/jobs/worker.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser } from '../../testing/factories.ts';

const runs: string[] = [];
let isBroken = true;
const shaky = defineJob({
  name: 'test.shaky',
  data: z.object({ text: z.string() }),
  retries: 1,
  async run({ text }) {
    runs.push(text);
    if (isBroken) throw new Error(`${text} went wrong`);
  },
});

let test: TestApp;
let admin: { id: string; token: string };
let worker: Worker;
beforeAll(async () => {
  test = await buildTestApp();
  await prepareJobStore(test.databaseUrl, [shaky], []);
  admin = await aSignedInUser(test.platform.db, 'admin');
  worker = await startWorker([shaky], { ...test.platform, log: test.log });
});
afterAll(async () => {
  await worker.stop();
  await test.stop();
});

interface FailedJob {
  id: string;
  job: string;
  failedAt: string;
  tries: number;
  error: string;
}
const failed = async () =>
  (await test.call(jobs.listFailed, { token: admin.token })).json<{ items: FailedJob[] }>().items;
const retry = (id: string, key?: string) =>
  test.call(jobs.retryFailed, {
    token: admin.token,
    params: { id },
    headers: key ? { 'idempotency-key': key } : {},
  });

/** The worker looks again in seconds, and a failed job waits as long; this is that much later. */
async function letTimePass(): Promise<void> {
  await test.platform.db.sql(`update pgboss.job set start_after = now() where state = 'retry'`);
  await test.platform.db.sql(
    `select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), $1)`,
    [shaky.name],
  );
}
const until = (check: () => Promise<unknown>) =>
  vi.waitFor(
    async () => {
      await letTimePass();
      await check();
    },
    { timeout: 15_000, interval: 100 },
  );

async function aFailedJob(text: string): Promise<FailedJob> {
  isBroken = true;
  await test.platform.db.transaction((tx) => test.platform.jobs.enqueue(tx, shaky, { text }));
  let found: FailedJob | undefined;
  await until(async () => {
    found = (await failed()).find(({ error }) => error === `${text} went wrong`);
    expect(found).toBeDefined();
  });
  if (!found) throw new Error('The job did not fail');
  return found;
}

describe('a job that fails', () => {
  it('is tried as often as it may be, then listed with its name, tries and error', async () => {
    const letter = await aFailedJob('the first');
    expect(runs).toEqual(['the first', 'the first']);
    expect(letter).toEqual({
      id: expect.any(String) as string,
      job: 'test.shaky',
      failedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      tries: 2,
      error: 'the first went wrong',
    });
  }, 30_000);

  it('succeeds when it is retried after the cause is gone, once, and that is on record', async () => {
    const letter = await aFailedJob('the second');
    isBroken = false;
    runs.length = 0;
    const answers = await Promise.all([
      retry(letter.id, 'retry-0001'),
      retry(letter.id, 'retry-0001'),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ id: letter.id, job: 'test.shaky' });
    }
    await until(async () => expect(runs).toEqual(['the second']));
    expect(await failed()).not.toContainEqual(letter);
    expect((await retry(letter.id)).statusCode).toBe(404);
    const entries = await test.call(logs.list, {
      token: admin.token,
      query: { recordId: letter.id },
    });
    expect(entries.json<{ items: object[] }>().items).toEqual([
      expect.objectContaining({
        action: 'jobs.retry',
        recordType: 'job',
        actorId: admin.id,
        after: { job: 'test.shaky' },
      }),
    ]);
  }, 30_000);

  it('is retried once when two administrators press at the same moment', async () => {
    const letter = await aFailedJob('the third');
    isBroken = false;
    runs.length = 0;
    const answers = await Promise.all([retry(letter.id), retry(letter.id), retry(letter.id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404]);
    await until(async () => expect(runs).toEqual(['the third']));
  }, 30_000);

  it('comes back to the list when it fails again', async () => {
    const letter = await aFailedJob('the fourth');
    expect((await retry(letter.id)).statusCode).toBe(200);
    await until(async () => {
      expect(
        (await failed()).filter(({ error }) => error === 'the fourth went wrong'),
      ).toHaveLength(1);
    });
  }, 30_000);

  it('with data that it cannot read is a dead letter too, never run', async () => {
    runs.length = 0;
    await test.platform.db.sql(
      `insert into pgboss.job (name, data, retry_limit, dead_letter, policy)
       values ('test.shaky', '{"text": 7}', 0, 'dead-letters', 'standard')`,
    );
    await until(async () => {
      const errors = (await failed()).map(({ error }) => error);
      expect(errors.some((error) => error.includes('expected string'))).toBe(true);
    });
    expect(runs).toEqual([]);
  }, 30_000);

  it('that does not exist cannot be retried', async () => {
    expect((await retry('0192f0c1-0000-7000-8000-000000000000')).statusCode).toBe(404);
    expect((await retry('none')).statusCode).toBe(400);
  });
});
