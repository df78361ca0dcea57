import { setTimeout as sleep } from 'node:timers/promises';
import type { News } from '@courtside/contract/live';
import { logs } from '@courtside/contract/logs';
import { mobile } from '@courtside/contract/mobile';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { buildOwnTestApp, buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import {
  buildOwnProxiedApp,
  type DatabaseProxy,
  startDatabaseProxy,
} from '../../testing/database-proxy.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { createProbeTable, probe, withProbe } from '../../testing/probe.ts';
import { soon } from '../../testing/soon.ts';
import { defineJob } from '../jobs/job.ts';
import { prepareJobStore } from '../jobs/store.ts';
import { startWorker, type Worker } from '../jobs/worker.ts';
import { publish } from '../live/live-channel.ts';

const done: string[] = [];
const note = defineJob({
  name: 'test.note',
  data: z.object({ text: z.string() }),
  retries: 0,
  run: async ({ text }) => void done.push(text),
});

let test: TestApp;
let proxy: DatabaseProxy;
let token: string;
let worker: Worker;
beforeAll(async () => {
  test = await buildTestApp({
    extra: withProbe,
    reachDatabase: async (url) => (proxy = await startDatabaseProxy(url)).url,
  });
  await test.platform.db.sql(createProbeTable);
  await prepareJobStore(test.databaseUrl, [note], []);
  token = (await aSignedInUser(test.platform.db, 'admin')).token;
  worker = await startWorker([note], { ...test.platform, log: test.log });
});
afterAll(async () => {
  await worker.stop();
  await test.stop();
  await proxy.stop();
});
beforeEach(() => {
  done.length = 0;
});

const read = () => test.call(logs.list, { token });
const write = (key: string) =>
  test.call(probe.write, { token, body: { text: key }, headers: { 'idempotency-key': key } });
const enqueue = (text: string) =>
  test.platform.db.transaction((tx) => test.platform.jobs.enqueue(tx, note, { text }));
const notes = async () =>
  (await test.platform.db.sql<{ text: string }>('select text from probe_notes')).map((n) => n.text);

function expectAway(answer: LightMyRequestResponse): void {
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toEqual({
    message: 'We cannot reach our records right now. Please try again in a moment.',
    code: 'unavailable',
    errors: {},
  });
}

describe('a database that goes away and comes back', () => {
  it('is answered for with 503, then as before, without a restart', async () => {
    expect((await read()).statusCode).toBe(200);
    await proxy.cut();
    for (const answer of await Promise.all([read(), read(), write('while-away')]))
      expectAway(answer);
    expect((await test.call(mobile.version)).statusCode).toBe(200);
    await proxy.restore();
    expect((await read()).statusCode).toBe(200);
    expect((await write('while-away')).statusCode).toBe(201);
    expect(await notes()).toEqual(['while-away']);
  });

  it('ends the requests that were in the middle, and leaves nothing of them', async () => {
    const before = await notes();
    const slow = test.call(probe.slow);
    const held = test.platform.db.transaction(async (tx) => {
      await tx.sql(`insert into probe_notes (text) values ('half')`);
      await tx.sql('select pg_sleep(5)');
    });
    const ends = Promise.allSettled([slow, held]);
    await soon(() => expect(test.platform.db.pool.totalCount).toBeGreaterThanOrEqual(2));
    await sleep(100);
    await proxy.cut();
    const [, heldEnd] = await ends;
    expectAway(await slow);
    expect(heldEnd).toMatchObject({ status: 'rejected' });
    await proxy.restore();
    expect(await notes()).toEqual(before);
  });

  it('is waited for by the job sender and the worker, and ends what hears the live channel', async () => {
    const heard: News[] = [];
    const end = vi.fn<() => void>();
    const userId = '0192f0c1-0000-7000-8000-000000000001';
    const listen = () =>
      test.platform.live.subscribe(userId, { hear: (piece) => heard.push(piece), end });
    await listen();
    await proxy.cut();
    await expect(enqueue('while away')).rejects.toThrow(/ECONNREFUSED|terminated/);
    expect(end).toHaveBeenCalledTimes(1);
    await expect(listen()).rejects.toThrow('We cannot reach our records right now');
    await sleep(1_500);
    await proxy.restore();
    await enqueue('after');
    await listen();
    await publish(test.platform.db, { userId, kind: 'action' });
    await vi.waitFor(
      () => {
        expect(done).toEqual(['after']);
        expect(heard.at(-1)).toEqual({ kind: 'action' });
      },
      { timeout: 18_000, interval: 200 },
    );
  }, 30_000);
});

describe('a database that is slow', () => {
  it('has the statement ended, and the caller told to come again', async () => {
    const { test: slow } = await buildOwnProxiedApp({
      extra: withProbe,
      parameters: { options: '-c statement_timeout=100' },
    });
    expectAway(await slow.call(probe.slow));
    expect((await slow.call(mobile.version)).statusCode).toBe(200);
    const settings = await test.platform.db.sql<{ setting: string }>(
      `select setting from pg_settings where name in ('statement_timeout', 'lock_timeout')`,
    );
    expect(settings.map(({ setting }) => Number(setting)).toSorted()).toEqual([10_000, 15_000]);
  });

  it('is given up on when the network swallows its answers', async () => {
    const { test: slow, proxy: silent } = await buildOwnProxiedApp({
      parameters: { query_timeout: '300' },
    });
    const user = await aSignedInUser(slow.platform.db, 'admin');
    expect((await slow.call(logs.list, { token: user.token })).statusCode).toBe(200);
    silent.stall();
    expectAway(await slow.call(logs.list, { token: user.token }));
    await soon(async () => {
      expect((await slow.call(logs.list, { token: user.token })).statusCode).toBe(200);
    });
    expect(test.platform.db.pool.options).toMatchObject({ query_timeout: 20_000 });
  });

  it('does not keep callers waiting for a connection that never comes free', async () => {
    const small = await buildOwnTestApp({ extra: withProbe, env: { DATABASE_POOL: '2' } });
    const { db } = small.platform;
    const release = Promise.withResolvers<void>();
    const holding = [1, 2].map(() => db.transaction(() => release.promise));
    expectAway(await small.call(probe.slow));
    release.resolve();
    await Promise.all(holding);
    expect((await small.call(probe.limited)).statusCode).toBe(200);
  });
});
