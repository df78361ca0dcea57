import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  port: number;
  /** Microseconds of processor time so far. */
  cpuTime(): number;
  stop(): Promise<void>;
}

// Linux counts in hundredths of a second.
const microsecondsPerTick = 10_000;

/** Runs a server as a process of its own, as it is in production; its log goes nowhere. */
export async function startServer(
  entry: 'ours' | 'raw' | 'raw-accept' | 'raw-courts' | 'worker',
  env: NodeJS.ProcessEnv,
): Promise<ServerProcess> {
  const profile = process.env['BENCH_PROFILE_DIR'];
  const child = fork(fileURLToPath(new URL(`${entry}-server.ts`, import.meta.url)), {
    env: { ...env, PATH: process.env['PATH'] },
    execArgv: profile
      ? ['--cpu-prof', `--cpu-prof-dir=${profile}`, `--cpu-prof-name=${entry}.cpuprofile`]
      : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { ready } = await readyMessage(child);
  return {
    port: Number(new URL(ready).port),
    cpuTime: () => cpuTimeOf(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function readyMessage(child: ChildProcess): Promise<{ ready: string }> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The server ended before it was ready');
    }),
  ]);
  return message as { ready: string };
}

function cpuTimeOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * microsecondsPerTick;
}
