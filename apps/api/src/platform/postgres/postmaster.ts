import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './errors.ts';

export type Postmaster = { pid: number; sockets: string; status: string };

export function lockFile(data: string): string {
  return join(data, 'postmaster.pid');
}

/** The live server of a data directory. A lock file alone proves nothing: its pid may be reused. */
export function findPostmaster(data: string): Postmaster | undefined {
  const lines = readLines(lockFile(data));
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 1 || !worksIn(pid, data)) return undefined;
  return { pid, sockets: lines[4] ?? '', status: (lines[7] ?? '').trim() };
}

/** Zombies count as dead: an orphan's new parent may take long to collect it. */
export function isAlive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const state = stat.slice(stat.lastIndexOf(')') + 2).charAt(0);
    return state !== 'Z' && state !== 'X';
  } catch {
    return false;
  }
}

/** Server processes work in their data directory, also those that outlive their postmaster. */
export function processesIn(data: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => pid !== process.pid && worksIn(pid, data));
}

function worksIn(pid: number, data: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data && isAlive(pid);
  } catch (error) {
    const refused = codeOf(error) === 'EACCES';
    return refused && isAlive(pid) && readCommand(pid).includes(data);
  }
}

function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function readLines(path: string): string[] | undefined {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

export async function waitUntil(isDone: () => boolean, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!isDone()) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

/** Fast shutdown first, then immediate, then none asked: each leaves committed work safe. */
export async function stopPostmaster(data: string): Promise<void> {
  const steps = [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const;
  for (const [signal, patience] of steps) {
    const running = findPostmaster(data);
    if (!running) break;
    try {
      process.kill(running.pid, signal);
    } catch (error) {
      if (codeOf(error) !== 'ESRCH') throw error;
    }
    if (await waitUntil(() => !isAlive(running.pid), patience)) break;
  }
  await waitUntil(() => processesIn(data).length === 0, 5_000);
}
