import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { Db } from '../platform/db/database.ts';
import { createPool } from '../platform/db/pool.ts';
import { aSignedInUser } from '../testing/factories.ts';
import { type MailServer, outboxIdOf, startMailServer } from '../testing/mail-server.ts';
import { type OwnPostgres, startOwnPostgres } from '../testing/own-postgres.ts';
import { createProbeTable } from '../testing/probe.ts';
import { killAllEntries, processEnv, type ReadyProcess, startEntry } from '../testing/processes.ts';
import { findBreaches } from './breaches.ts';
import { until, untilNoneLeft } from './eventually.ts';
import { type LetterWriters, openLetterWriters } from './letter-writers.ts';

import { sendLetter, statusOf } from './probe-client.ts';

const perPhase = 60;

let postgres: OwnPostgres;
let mailServer: MailServer;
let env: NodeJS.ProcessEnv;
let db: Db;
let token: string;
let api: ReadyProcess;
let worker: ReadyProcess;
let letters: LetterWriters;

beforeAll(async () => {
  [postgres, mailServer] = await Promise.all([startOwnPostgres(), startMailServer()]);
  await migrate(postgres.url);
  env = processEnv(postgres.url, { SMTP_URL: mailServer.url });
  db = new Db(
    createPool({ url: postgres.url, applicationName: 'proof', max: 2, onError: () => {} }),
  );
  await db.sql(createProbeTable);
  token = (await aSignedInUser(db, 'admin')).token;
  [api, worker] = await Promise.all([
    startEntry('testing/probe-server.ts', env),
    startEntry('worker.ts', env),
  ]);
  letters = openLetterWriters({ url: () => api.url, token });
}, 120_000);

afterAll(async () => {
  await killAllEntries();
  await db?.pool.end();
  await mailServer?.stop();
  await postgres?.remove();
});

describe('while letters are written', () => {
  it('the API is killed, started again, and takes what it had not answered', async () => {
    let restarted: Promise<void> | undefined;
    await letters.write('api-killed', perPhase, (sofar) => {
      if (sofar === perPhase / 3) restarted = killAndRestartApi();
    });
    await restarted;
    expect(letters.acknowledged.size).toBe(perPhase);
    expect(letters.cutOff.length, 'requests that the kill cut off').toBeGreaterThan(0);
  });

  it('the worker is killed in the middle of a job, and another takes its place', async () => {
    const held = mailServer.hold();
    await letters.write('worker-killed', perPhase);
    await held;
    await worker.kill('SIGKILL');
    const orphans = await db.sql(`select id from pgboss.job where state = 'active'`);
    expect(orphans.length, 'jobs that the kill orphaned').toBeGreaterThan(0);
    mailServer.release();
    worker = await startEntry('worker.ts', env);
  });

  it('PostgreSQL is killed and comes back; the API and the worker outlive it', async () => {
    const before = postgres.pid();
    await letters.write('postgres-killed', perPhase, (sofar) => {
      if (sofar === perPhase / 3) process.kill(before, 'SIGKILL');
    });
    expect(postgres.pid()).not.toBe(before);
    expect(letters.putOff.length, 'answers 503 while PostgreSQL was away').toBeGreaterThan(0);
    expect(letters.putOff.filter(({ answer }) => !answer.retryAfter)).toEqual([]);
    expect(api.isAlive(), `the API ended:\n${api.output().slice(-2000)}`).toBe(true);
    expect(worker.isAlive(), `the worker ended:\n${worker.output().slice(-2000)}`).toBe(true);
  }, 60_000);
});

describe('afterwards', () => {
  it('every acknowledged letter is there, once, under the id it was acknowledged with', async () => {
    const notes = await db.sql<{ id: string; text: string }>('select id, text from probe_notes');
    const byKey = Map.groupBy(notes, ({ text }) => text);
    const wrong = [...letters.acknowledged].flatMap(([key, { body }]) => {
      const { id } = JSON.parse(body) as { id: string };
      const stored = byKey.get(key) ?? [];
      if (stored.length === 0) return [`lost: letter ${key}, acknowledged as ${id}`];
      if (stored.length > 1) return [`doubled: letter ${key} is there ${stored.length} times`];
      return stored[0]?.id === id ? [] : [`changed: letter ${key} is ${stored[0]?.id}, not ${id}`];
    });
    expect(wrong).toEqual([]);
    expect(notes.length, 'letters stored, against those acknowledged').toBe(3 * perPhase);
  });

  it('every key replays the answer that was given', async () => {
    const changed: string[] = [];
    for (const [key, { body }] of letters.acknowledged) {
      const again = await sendLetter(api.url, token, key);
      if (again.status !== 201 || again.body !== body) {
        changed.push(`${key}: ${body} became ${again.status} ${again.body}`);
      }
    }
    expect(changed).toEqual([]);
  });

  it('every job is done and every mail sent', async () => {
    await untilNoneLeft('jobs are not done', 45, () =>
      db.sql(`select id, name, state, retry_count from pgboss.job
               where name in ('mail.send', 'dead-letters') and state <> 'completed'`),
    );
    const unsent = await db.sql('select id, tries, last_error from mails where sent_at is null');
    expect(unsent, 'mails that no job sent').toEqual([]);
    const mails = await db.sql<{ id: string }>('select id from mails');
    const arrived = new Set(mailServer.accepted.map(outboxIdOf));
    expect(
      mails.filter(({ id }) => !arrived.has(id)),
      'mails that never arrived',
    ).toEqual([]);
    expect(mails).toHaveLength(3 * perPhase);
  }, 60_000);

  it('nothing that must never break is broken, and the API is ready', async () => {
    expect(await findBreaches(db)).toEqual([]);
    await until('ready', 15, async () => (await statusOf(api.url, '/readyz')) === 200);
    const [log] = await db.sql<{ entries: number }>(
      `select count(*) as entries from system_log where action = 'probe.letter'`,
    );
    expect(log?.entries, 'letters on record in the system log').toBe(3 * perPhase);
  });
});

async function killAndRestartApi(): Promise<void> {
  await api.kill('SIGKILL');
  await sleep(200);
  api = await startEntry('testing/probe-server.ts', env);
}
