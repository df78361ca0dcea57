import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from './lock.mjs';

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'courtside-test-'));
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Another process that holds the lock until it is killed; a busy one answers nobody. */
async function holdElsewhere({ busy = false } = {}): Promise<ChildProcess> {
  const module = JSON.stringify(join(import.meta.dirname, 'lock.mjs'));
  const program = `import { writeSync } from 'node:fs';
    import { takeLock } from ${module};
    const { lock } = await takeLock(process.argv[1], 'run');
    lock.update({ state: 'running', url: 'http://localhost:3000' });
    writeSync(1, 'held');
    ${busy ? 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);' : 'setInterval(() => {}, 1000);'}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder]);
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

test('the second to ask is told who holds the lock', async () => {
  const child = await holdElsewhere();
  expect(await takeLock(folder, 'run')).toEqual({
    holder: { pid: child.pid, state: 'running', url: 'http://localhost:3000' },
  });
});

test('a killed holder leaves the lock free', async () => {
  const child = await holdElsewhere();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const { lock } = await takeLock(folder, 'run');
  expect(lock).toBeDefined();
  await lock?.release();
});

test('a holder too busy to answer holds it still', async () => {
  await holdElsewhere({ busy: true });
  expect(await takeLock(folder, 'run', 500)).toEqual({ holder: {} });
});

test('a holder that ends while it is asked leaves the lock free', async () => {
  const child = await holdElsewhere({ busy: true });
  const answer = takeLock(folder, 'run');
  setTimeout(() => child.kill('SIGKILL'), 300);
  const { lock } = await answer;
  expect(lock).toBeDefined();
  await lock?.release();
});

test('of many at once, one gets it', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => takeLock(folder, 'run')));
  const taken = answers.flatMap(({ lock }) => lock ?? []);
  expect(taken).toHaveLength(1);
  await taken[0]?.release();
});

test('a released lock can be taken again', async () => {
  const first = await takeLock(folder, 'run');
  await first.lock?.release();
  const second = await takeLock(folder, 'run');
  expect(second.lock).toBeDefined();
  await second.lock?.release();
});

test('locks of another name or folder are apart', async () => {
  const answers = [
    await takeLock(folder, 'run'),
    await takeLock(folder, 'setup'),
    await takeLock(tmpdir(), 'run-apart'),
  ];
  expect(answers.every(({ lock }) => lock !== undefined)).toBe(true);
  for (const { lock } of answers) await lock?.release();
});
