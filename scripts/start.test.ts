import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  findPostmaster,
  processesIn,
  waitUntil,
} from '../apps/api/src/platform/postgres/postmaster.ts';
import { freePort, type Started, startProcess } from './testing/start-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let dataDir: string;
let port: number;
const started: Started[] = [];

function clusterRoot(): string {
  const dataRoot = join(dataDir, 'postgres');
  return process.getuid?.() === 0 ? readlinkSync(join(dataRoot, 'clusters')) : dataRoot;
}

const data = () => join(clusterRoot(), 'main/data');
const postmasterPid = () => findPostmaster(data())?.pid ?? 0;

function start(options: { underParent?: boolean } = {}): Started {
  const process = startProcess({ dataDir, port, ...options });
  started.push(process);
  return process;
}

async function startReady(options: { underParent?: boolean } = {}): Promise<Started> {
  const process = start(options);
  await process.says(`Courtside is ready at http://localhost:${port}`);
  return process;
}

async function status(): Promise<number> {
  return (await fetch(`http://localhost:${port}/`)).status;
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'courtside-test-'));
  port = await freePort();
});

afterEach(async () => {
  for (const process of started.splice(0)) await process.stop();
});

afterAll(() => {
  rmSync(clusterRoot(), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

test('it serves, and Ctrl-C leaves no process behind', async () => {
  const first = await startReady();
  expect(await status()).toBe(200);
  expect(first.output()).toContain('admin@courtside.test');
  expect(first.output()).toContain(`http://localhost:${port}/dev/mail`);

  first.signal('SIGINT');
  expect(await first.exit).toBe(0);
  expect(first.output()).toMatch(/Stopped\n$/);
  expect(processesIn(data())).toEqual([]);
});

test('a second start is told where the first one runs', async () => {
  const first = await startReady();
  const second = start();
  expect(await second.exit).toBe(1);
  expect(second.output()).toContain(
    `already runs at http://localhost:${port} from this folder (process ${first.pid})`,
  );
  expect(await status()).toBe(200);
});

test('a start during a stop waits for it', async () => {
  const first = await startReady();
  first.signal('SIGTERM');
  await startReady();
  expect(await first.exit).toBe(0);
  expect(await status()).toBe(200);
});

test('a taken port is named before any work', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  try {
    const refused = start();
    expect(await refused.exit).toBe(1);
    expect(refused.output()).toContain(`Port ${port} is taken by another program`);
    expect(refused.output()).toContain(`PORT=${port + 1} npm start`);
    expect(refused.output()).not.toContain('Database');
  } finally {
    other.close();
  }
});

test('after kill -9 the next start takes over what is left', async () => {
  const killed = await startReady();
  killed.signal('SIGKILL');
  await killed.exit;
  expect(postmasterPid()).toBeGreaterThan(0);

  const next = await startReady();
  expect(next.output()).toContain('The last run was killed');
  expect(next.output()).toContain('Took over the PostgreSQL that a killed run left behind');
  expect(await status()).toBe(200);
});

test('after kill -9 of everything the next start recovers', async () => {
  const killed = await startReady();
  const postmaster = postmasterPid();
  killed.signal('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await killed.exit;

  const next = await startReady();
  expect(next.output()).toContain('PostgreSQL had been killed: it replayed its log');
  expect(await status()).toBe(200);
});

test('it brings a killed PostgreSQL back and goes on', async () => {
  const running = await startReady();
  const before = postmasterPid();
  process.kill(before, 'SIGKILL');
  await running.says('PostgreSQL is back, nothing committed was lost');
  expect(postmasterPid()).not.toBe(before);
  expect(await status()).toBe(200);
});

test('when npm is killed it stops by itself', async () => {
  const running = await startReady({ underParent: true });
  running.signal('SIGKILL');
  const isGone = await waitUntil(() => processesIn(data()).length === 0, 20_000);
  expect(isGone).toBe(true);
  await running.says('npm was killed, stopping');
});
