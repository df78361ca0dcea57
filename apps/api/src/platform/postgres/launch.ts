import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, openSocketFolder } from './cluster.ts';
import { serverProcess } from './data-directory.ts';
import { codeOf } from './errors.ts';
import { lastLines, limitLog, readLogFrom, sizeOf } from './log-file.ts';
import {
  findPostmaster,
  isAlive,
  lockFile,
  type Postmaster,
  processesIn,
  waitUntil,
} from './postmaster.ts';
import { settingsOf } from './settings.ts';

export type Launched = { postmaster: Postmaster; adopted: boolean; recovered: boolean };

const patience = 30_000;

/** What PostgreSQL says while another start wins the race or a killed one still lets go. */
const passing = /lock file .* already exists|pre-existing shared memory|shutting down/i;

/** Starts the server of a data directory, or takes over the one that already serves it. */
export async function launch(
  cluster: Cluster,
  onEvent: (message: string) => void,
): Promise<Launched> {
  const deadline = Date.now() + patience;
  let unclean = false;
  for (;;) {
    const running = findPostmaster(cluster.data);
    if (running) {
      const postmaster = await settle(cluster, running.pid, onEvent);
      if (postmaster) return { postmaster, adopted: true, recovered: false };
      continue;
    }
    // A failed attempt may already have removed the lock file that told us.
    unclean = (await releaseLock(cluster.data, onEvent)) || unclean;
    const { pid, output } = spawnServer(cluster);
    const postmaster = pid && (await settle(cluster, pid, onEvent));
    if (postmaster) return { postmaster, adopted: false, recovered: unclean };
    const said = output();
    if (!passing.test(said) || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start (${cluster.data}). It said:\n${lastLines(said)}`);
    }
    await sleep(200);
  }
}

/** Waits until the server accepts connections; undefined when it ends instead. */
async function settle(
  { data }: Cluster,
  pid: number,
  onEvent: (message: string) => void,
): Promise<Postmaster | undefined> {
  const began = Date.now();
  let nextWord = 5_000;
  for (;;) {
    const found = findPostmaster(data);
    if (found?.pid === pid && found.status === 'ready') return found;
    if (!isAlive(pid)) return undefined;
    const waited = Date.now() - began;
    if (waited > nextWord) {
      onEvent(
        `PostgreSQL is still ${found?.status || 'starting'} (${Math.round(waited / 1000)} s)`,
      );
      nextWord += 5_000;
    }
    await sleep(10);
  }
}

/** True when the last server ended without a shutdown. Its processes get time to notice. */
async function releaseLock(data: string, onEvent: (message: string) => void): Promise<boolean> {
  const stale = readLock(data);
  if (stale === undefined) return false;
  const isEmpty = (): boolean => processesIn(data).length === 0;
  if (!(await waitUntil(isEmpty, 1_000))) {
    onEvent('Waiting for the processes of a killed PostgreSQL to end');
    if (!(await waitUntil(isEmpty, 10_000))) for (const pid of processesIn(data)) kill(pid);
    await waitUntil(isEmpty, 5_000);
  }
  // PostgreSQL itself discards a lock whose pid is free, but not one whose pid was reused.
  if (exists(Number.parseInt(stale, 10)) && readLock(data) === stale) rmSync(lockFile(data));
  return true;
}

function readLock(data: string): string | undefined {
  try {
    return readFileSync(lockFile(data), 'utf8');
  } catch {
    return undefined;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** In a session of its own: Ctrl-C in the terminal must reach us, not the database. */
function spawnServer(cluster: Cluster): { pid: number | undefined; output: () => string } {
  openSocketFolder(cluster);
  limitLog(cluster.log);
  const offset = sizeOf(cluster.log);
  const log = openSync(cluster.log, 'a');
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.data, ...settingsOf(cluster)], {
    ...serverProcess(cluster),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let failure = '';
  child.on('error', (error) => {
    failure = error.message;
  });
  child.unref();
  return { pid: child.pid, output: () => failure || readLogFrom(cluster.log, offset) };
}
