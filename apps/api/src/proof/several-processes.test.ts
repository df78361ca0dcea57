import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Db } from '../platform/db/database.ts';
import { createPool } from '../platform/db/pool.ts';
import { aSignedInUser } from '../testing/factories.ts';
import { type MailServer, outboxIdOf, startMailServer } from '../testing/mail-server.ts';
import { createProbeTable, probe } from '../testing/probe.ts';
import {
  killAllEntries,
  type OwnProcess,
  processEnv,
  type ReadyProcess,
  runToEnd,
  spawnEntry,
  startEntry,
} from '../testing/processes.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { findBreaches } from './breaches.ts';
import { until, untilNoneLeft } from './eventually.ts';
import { send, sendLetter, statusOf } from './probe-client.ts';

let database: TestDatabase;
let mailServer: MailServer;
let env: NodeJS.ProcessEnv;
let db: Db;
let token: string;
let apis: [ReadyProcess, ReadyProcess];
let workers: [ReadyProcess, ReadyProcess];
const migrations: string[] = [];

async function migrateAndStart(entry: 'testing/probe-server.ts' | 'worker.ts') {
  migrations.push(await runToEnd('migrate.ts', env));
  return startEntry(entry, env);
}

beforeAll(async () => {
  [database, mailServer] = await Promise.all([
    createEmptyDatabase(inject('templateUrl')),
    startMailServer(),
  ]);
  env = processEnv(database.url, { SMTP_URL: mailServer.url });
  const [api1, api2, worker1, worker2] = await Promise.all([
    migrateAndStart('testing/probe-server.ts'),
    migrateAndStart('testing/probe-server.ts'),
    migrateAndStart('worker.ts'),
    migrateAndStart('worker.ts'),
  ]);
  apis = [api1, api2];
  workers = [worker1, worker2];
  db = new Db(
    createPool({ url: database.url, applicationName: 'proof', max: 2, onError: () => {} }),
  );
  await db.sql(createProbeTable);
  token = (await aSignedInUser(db, 'admin')).token;
}, 120_000);

afterAll(async () => {
  await killAllEntries();
  await db?.pool.end();
  await mailServer?.stop();
  await database?.drop();
});

describe('four processes that start at once on an empty database', () => {
  it('migrate it once', async () => {
    const done = migrations.filter((output) => output.endsWith('Done\n'));
    expect(migrations).toHaveLength(4);
    expect(done).toHaveLength(1);
    expect(await Promise.all(apis.map(({ url }) => statusOf(url, '/readyz')))).toEqual([200, 200]);
  });

  it('count a caller together: the burst passes, whichever process is asked', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      statuses.push((await send(apis[i % 2 ? 1 : 0].url, probe.limited)).status);
    }
    const { burst } = probe.limited.limit;
    expect(statuses).toEqual([...Array(burst).fill(200), ...Array(12 - burst).fill(429)]);
  });

  it('do a request once that is sent to both under one key, and answer with the same bytes', async () => {
    for (let i = 0; i < 10; i += 1) {
      const key = `sent-to-both-${i}`;
      const [one, other] = await Promise.all(
        apis.map(({ url }) => send(url, probe.write, { token, key, body: { text: key } })),
      );
      expect(one).toMatchObject({ status: 201 });
      expect(other).toEqual(one);
    }
    const notes = await db.sql<{ text: string; times: number }>(
      `select text, count(*) as times from probe_notes where text like 'sent-to-both-%' group by text`,
    );
    expect(notes).toHaveLength(10);
    expect(notes.filter(({ times }) => times !== 1)).toEqual([]);
  });

  it('write one unbroken system log', async () => {
    const before = await logLength();
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        send(apis[i % 2 ? 1 : 0].url, probe.write, { token, body: { text: `logged ${i}` } }),
      ),
    );
    expect(await logLength()).toBe(before + 40);
    expect(await findBreaches(db)).toEqual([]);
  });

  it('run every job once, in one of the workers', async () => {
    const keys = Array.from({ length: 20 }, (_, i) => `letter-${i}`);
    const answers = await Promise.all(
      keys.map((key, i) => sendLetter(apis[i % 2 ? 1 : 0].url, token, key)),
    );
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    await untilNoneLeft('mails not sent', 10, () =>
      db.sql('select id, last_error from mails where sent_at is null'),
    );
    await untilNoneLeft('jobs not completed', 10, () =>
      db.sql(`select id, state from pgboss.job where name = 'mail.send' and state <> 'completed'`),
    );
    const mails = await db.sql<{ id: string }>('select id from mails');
    const queued = await db.sql<{ id: string }>(
      `select id from pgboss.job where name = 'mail.send'`,
    );
    expect(mailServer.accepted.map(outboxIdOf).toSorted()).toEqual(
      mails.map(({ id }) => id).toSorted(),
    );
    const done = () => workers.flatMap(jobsDoneBy).toSorted();
    await until('every job in a log', 15, () => done().length >= queued.length);
    expect(done()).toEqual(queued.map(({ id }) => id).toSorted());
  });
});

describe('a process that is asked to stop', () => {
  it('answers what it has taken, takes nothing new, and ends with 0', async () => {
    const [leaving, staying] = apis;
    const slow = send(leaving.url, probe.slow);
    await until('in the database', 5, async () => (await sleepers()) === 1);
    const exited = leaving.kill('SIGTERM');
    await until('refusing connections', 1, () => refusesConnections(leaving.url));
    expect(await sleepers()).toBe(1);
    expect(await slow).toMatchObject({ status: 200, body: '{"ok":true}' });
    expect(await exited).toEqual({ code: 0, signal: null });
    expect(await statusOf(staying.url, '/readyz')).toBe(200);
  });

  it('finishes the job it has taken', async () => {
    const held = mailServer.hold();
    await sendLetter(apis[1].url, token, 'held-while-stopping');
    await held;
    const exits = workers.map((worker) => worker.kill('SIGTERM'));
    await Promise.race(exits);
    mailServer.release();
    expect(await Promise.all(exits)).toEqual(workers.map(() => ({ code: 0, signal: null })));
    const jobs = await db.sql(
      `select j.state, m.sent_at is not null as "isSent" from mails m
         join pgboss.job j on j.data ->> 'mailId' = m.id::text
        order by m.created_at desc limit 1`,
    );
    expect(jobs).toEqual([{ state: 'completed', isSent: true }]);
  });
});

describe('the server as it is deployed', () => {
  const webBuild = new URL('../../../web/build/server/index.js', import.meta.url);

  it('serves with the web build, and says so when there is none', async () => {
    if (!existsSync(webBuild)) {
      const server = spawnEntry('server.ts', env);
      expect(await server.exited).toEqual({ code: 1, signal: null });
      expect(server.output()).toMatch(/build/);
      return;
    }
    const server = await startEntry('server.ts', env);
    expect(await statusOf(server.url, '/readyz')).toBe(200);
    expect(await statusOf(server.url, '/')).toBe(200);
    expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  }, 60_000);
});

async function logLength(): Promise<number> {
  const [row] = await db.sql<{ length: number }>('select count(*) as length from system_log');
  return row?.length ?? 0;
}

async function sleepers(): Promise<number> {
  const rows = await db.sql(
    `select pid from pg_stat_activity
      where datname = current_database() and state = 'active' and query = 'select pg_sleep(1)'`,
  );
  return rows.length;
}

function jobsDoneBy(worker: OwnProcess): string[] {
  return worker
    .output()
    .split('\n')
    .filter((line) => line.includes('"msg":"job done"') && line.includes('"job":"mail.send"'))
    .map((line) => (JSON.parse(line) as { jobId: string }).jobId);
}

async function refusesConnections(url: string): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}
