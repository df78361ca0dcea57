import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { isAlive, waitUntil } from './postmaster.ts';
import {
  type RunningPostgres,
  type StartPostgresOptions,
  startPostgres,
} from './start-postgres.ts';
import { sweepTestClusters } from './sweep-test-clusters.ts';

// Making a cluster takes a second, and ten on a machine busy with other things.
vi.setConfig({ testTimeout: 60_000 });

let dataRoot: string;
const started: RunningPostgres[] = [];

const isRoot = process.getuid?.() === 0;

function clusterRoot(): string {
  return isRoot ? readlinkSync(join(dataRoot, 'clusters')) : dataRoot;
}

async function start(options: Partial<StartPostgresOptions> = {}): Promise<RunningPostgres> {
  const postgres = await startPostgres({ name: 'main', dataRoot, durable: true, ...options });
  started.push(postgres);
  return postgres;
}

/** Overwrites a file of the stopped cluster for as long as the check runs. */
async function withFile(name: string, content: string, check: () => Promise<void>): Promise<void> {
  await (await start()).stop();
  const path = join(clusterRoot(), 'main/data', name);
  const original = existsSync(path) ? readFileSync(path) : undefined;
  writeFileSync(path, content);
  try {
    await check();
  } finally {
    if (original) writeFileSync(path, original);
  }
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(() => {
  dataRoot = mkdtempSync(join(tmpdir(), 'courtside-test-'));
});

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop();
});

afterAll(() => {
  if (existsSync(dataRoot)) rmSync(clusterRoot(), { recursive: true, force: true });
  rmSync(dataRoot, { recursive: true, force: true });
});

test('a fresh cluster is UTF-8, durable, checksummed and off the network', async () => {
  const postgres = await start();
  const [settings] = await query(
    postgres.url,
    `select current_database() as name, current_setting('server_encoding') as encoding,
       current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
       current_setting('listen_addresses') as addresses, current_setting('TimeZone') as zone,
       (select datlocale from pg_database where datname = 'courtside') as locale,
       lower('ÀÉ') as lowered`,
  );
  expect(settings).toEqual({
    name: 'courtside',
    encoding: 'UTF8',
    fsync: 'on',
    checksums: 'on',
    addresses: '',
    zone: 'UTC',
    locale: 'C.UTF-8',
    lowered: 'àé',
  });
  expect(postgres).toMatchObject({ adopted: false, recovered: false });
});

test('stopping ends the server, can be repeated, and keeps the data', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 7 as number');
  await Promise.all([first.stop(), first.stop()]);
  expect(isAlive(first.pid())).toBe(false);

  const second = await start();
  expect(second).toMatchObject({ adopted: false, recovered: false, url: first.url });
  expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('a server that a killed process left behind is adopted and stopped', async () => {
  const orphan = await start();
  const next = await start();
  expect(next).toMatchObject({ adopted: true, url: orphan.url });
  expect(next.pid()).toBe(orphan.pid());
  await next.stop();
  expect(isAlive(orphan.pid())).toBe(false);
});

test('two first starts at once make and share one server', async () => {
  const [one, other] = await Promise.all([start({ name: 'raced' }), start({ name: 'raced' })]);
  expect(one.pid()).toBe(other.pid());
  expect([one.adopted, other.adopted].filter(Boolean)).toHaveLength(1);
});

test('after kill -9 the next start recovers every committed row', async () => {
  const killed = await start();
  await query(killed.url, 'create table survived as select 7 as number');
  process.kill(killed.pid(), 'SIGKILL');

  const next = await start();
  expect(next.adopted).toBe(false);
  expect(next.recovered).toContain('nothing committed was lost');
  expect(await query(next.url, 'select number from survived')).toEqual([{ number: 7 }]);
});

test('a lock file whose pid now belongs to another program is not believed', async () => {
  await withFile('postmaster.pid', `${process.pid}\n\n0\n5432\n\n\n\nready\n`, async () => {
    expect(await start()).toMatchObject({ adopted: false });
  });
});

test('a supervised server comes back by itself', async () => {
  const events: string[] = [];
  const postgres = await start({ supervise: true, onEvent: (message) => events.push(message) });
  const before = postgres.pid();
  process.kill(before, 'SIGKILL');
  await waitUntil(() => postgres.pid() !== before, 10_000);
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(events.slice(-2)).toEqual([
    'PostgreSQL ended unexpectedly, starting it again',
    'PostgreSQL is back, nothing committed was lost',
  ]);
});

test('data of another PostgreSQL version are left alone', async () => {
  await withFile('PG_VERSION', '17\n', async () => {
    await expect(start()).rejects.toThrow(/made by PostgreSQL 17, and this is PostgreSQL 18/);
  });
});

test('a failing start shows what PostgreSQL said', async () => {
  await withFile('postgresql.conf', 'no_such_setting = 1\n', async () => {
    await expect(start()).rejects.toThrow(/unrecognized configuration parameter "no_such_setting"/);
  });
});

test('only its owner reaches the socket', async () => {
  const postgres = await start();
  const sockets = new URL(postgres.url).searchParams.get('host') ?? '';
  const { mode, uid } = statSync(sockets);
  expect(mode & 0o777).toBe(0o700);
  expect(uid === 0).toBe(false);
});

test('a throwaway cluster is gone after it stops', async () => {
  const postgres = await start({ name: `test-${process.pid}`, durable: false });
  expect(await query(postgres.url, 'show fsync')).toEqual([{ fsync: 'off' }]);
  await postgres.stop();
  expect(existsSync(join(clusterRoot(), `test-${process.pid}`))).toBe(false);
});

test('clusters of killed test runs are swept, those of live ones stay', async () => {
  const dead = await start({ name: 'test-4194305', durable: false });
  const live = await start({ name: `test-${process.pid}`, durable: false });
  expect(await sweepTestClusters(dataRoot)).toEqual(['test-4194305']);
  expect([isAlive(dead.pid()), isAlive(live.pid())]).toEqual([false, true]);
});

test.runIf(isRoot)('as root the server runs as another user, outside the checkout', async () => {
  const postgres = await start();
  expect(statSync(`/proc/${postgres.pid()}`).uid).not.toBe(0);
  expect(clusterRoot()).toMatch(/^\/var\/lib\/courtside\//);
});

test.runIf(isRoot)('as root a copied checkout does not share the database', async () => {
  await start();
  const copy = `${dataRoot}-copy`;
  cpSync(dataRoot, copy, { recursive: true, verbatimSymlinks: true });
  try {
    await expect(start({ dataRoot: copy })).rejects.toThrow(/start with a database of its own/);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
