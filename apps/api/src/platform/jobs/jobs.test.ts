import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { soon } from '../../testing/soon.ts';
import { type AnyJob, defineJob } from './job.ts';
import { prepareJobStore } from './store.ts';
import { startWorker } from './worker.ts';

const runs: string[] = [];
let work: (text: string) => Promise<void>;
const text = z.object({ text: z.string() });

const quick = defineJob({
  name: 'test.quick',
  data: text,
  retries: 0,
  run: async (data) => void runs.push(data.text),
});
const steered = defineJob({
  name: 'test.steered',
  data: text,
  retries: 0,
  run: (data) => work(data.text),
});
const all = [quick, steered];

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await prepareJobStore(test.databaseUrl, all, []);
});
afterAll(() => test.stop());
beforeEach(async () => {
  runs.length = 0;
  await test.platform.db.sql('delete from pgboss.job');
});

async function aWorker(jobs: readonly AnyJob[] = all) {
  const worker = await startWorker(jobs, { ...test.platform, log: test.log });
  onTestFinished(() => worker.stop());
  return worker;
}
const enqueue = (job: typeof quick, texts: string[], startAfter?: Date) =>
  test.platform.db.transaction(async (tx) => {
    for (const one of texts) {
      await test.platform.jobs.enqueue(tx, job, { text: one }, startAfter ? { startAfter } : {});
    }
  });
const states = async () =>
  (await test.platform.db.sql<{ state: string }>('select state::text from pgboss.job')).map(
    ({ state }) => state,
  );

describe('a job', () => {
  it('runs when its transaction commits, though no poll would find it', async () => {
    const hour = 3_600;
    const worker = await startWorker(
      all,
      { ...test.platform, log: test.log },
      { notified: hour, alone: hour },
    );
    onTestFinished(() => worker.stop());
    for (const next of ['first', 'second', 'third']) {
      // A slot looks once as it opens and after each job; now it has, and sleeps for an hour.
      await sleep(300);
      await enqueue(quick, [next]);
      await soon(() => expect(runs.at(-1)).toBe(next));
    }
    expect(runs).toEqual(['first', 'second', 'third']);
  });

  it('does not run before its transaction commits', async () => {
    await aWorker();
    await test.platform.db.transaction(async (tx) => {
      await test.platform.jobs.enqueue(tx, quick, { text: 'held' });
      await sleep(500);
      expect(runs).toEqual([]);
    });
    await soon(() => expect(runs).toEqual(['held']));
  });

  it('never runs when its transaction was rolled back', async () => {
    await aWorker();
    const undone = test.platform.db.transaction(async (tx) => {
      await test.platform.jobs.enqueue(tx, quick, { text: 'undone' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await enqueue(quick, ['done']);
    await soon(() => expect(runs).toEqual(['done']));
    expect(await test.platform.db.sql('select from pgboss.job')).toHaveLength(1);
  });

  it('does not run before its time', async () => {
    await aWorker();
    await enqueue(quick, ['later'], new Date(Date.now() + 3_600_000));
    await enqueue(quick, ['now']);
    await soon(() => expect(runs).toEqual(['now']));
    await sleep(300);
    expect(runs).toEqual(['now']);
  });

  it('is refused with data that is not its own, and so is the transaction', async () => {
    const wrong = { text: 7 as never };
    const sent = test.platform.db.transaction((tx) => test.platform.jobs.enqueue(tx, quick, wrong));
    await expect(sent).rejects.toThrow(z.ZodError);
    expect(await states()).toEqual([]);
  });

  it('comes with others of its kind, all of them or none', async () => {
    await aWorker();
    const { db, jobs } = test.platform;
    const texts = (...each: string[]) => each.map((one) => ({ text: one }));
    await db.transaction((tx) => jobs.enqueueAll(tx, quick, []));
    const failed = db.transaction(async (tx) => {
      await jobs.enqueueAll(tx, quick, texts('never'));
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await db.transaction((tx) => jobs.enqueueAll(tx, quick, texts('a', 'b', 'c')));
    await soon(() => expect(runs.toSorted()).toEqual(['a', 'b', 'c']));
  });

  it('of an unknown queue is refused', async () => {
    const unknown = { ...quick, name: 'test.unknown' };
    await expect(enqueue(unknown, ['x'])).rejects.toThrow('test.unknown');
  });

  it('is done without pause when many wait in line', async () => {
    await aWorker();
    const many = Array.from({ length: 40 }, (_, i) => `n${i}`);
    await enqueue(quick, many);
    // A poll for each would take longer than is waited here.
    await soon(() => expect(runs.toSorted()).toEqual(many.toSorted()));
  });

  it('runs once, however many workers there are', async () => {
    await Promise.all([aWorker(), aWorker(), aWorker()]);
    const many = Array.from({ length: 60 }, (_, i) => `n${i}`);
    await Promise.all(many.map((one) => enqueue(quick, [one])));
    await soon(async () => expect(new Set(await states())).toEqual(new Set(['completed'])));
    expect(runs.toSorted()).toEqual(many.toSorted());
  });
});

describe('a worker that is stopped', () => {
  it('waits for the job under way and leaves the others to the next', async () => {
    const worker = await aWorker();
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    work = async (name) => {
      started.resolve();
      await finish.promise;
      runs.push(name);
    };
    await enqueue(steered, ['under way']);
    await started.promise;
    const stopped = worker.stop().then(() => runs.push('stopped'));
    await sleep(200);
    await enqueue(quick, ['for the next']);
    expect(runs).toEqual([]);
    finish.resolve();
    await stopped;
    expect(runs).toEqual(['under way', 'stopped']);
    expect((await states()).toSorted()).toEqual(['completed', 'created']);
    await aWorker();
    await soon(() => expect(runs).toEqual(['under way', 'stopped', 'for the next']));
  });
});
