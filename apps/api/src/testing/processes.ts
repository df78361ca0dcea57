import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type Entry = 'migrate.ts' | 'server.ts' | 'testing/probe-server.ts' | 'worker.ts';

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface OwnProcess {
  entry: Entry;
  pid: number;
  exited: Promise<Exit>;
  isAlive(): boolean;
  /** What it has written so far, to either stream. */
  output(): string;
  kill(signal: NodeJS.Signals): Promise<Exit>;
}

export interface ReadyProcess extends OwnProcess {
  url: string;
}

const sources = new URL('../', import.meta.url);
const compiled = fileURLToPath(new URL('../../../node_modules/.cache/node', sources));
const running = new Set<OwnProcess>();

// A test run that is cut short, or itself killed, must leave no server behind.
const endWithParent =
  'data:text/javascript,process.once("disconnect",()=>process.exit(1));process.channel.unref()';

export function processEnv(databaseUrl: string, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: compiled,
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'debug',
    APP_SECRET: 'a secret that only tests know, 32+',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '6',
    ...more,
  };
}

/** Runs one of the program's entry points as a process of the operating system. */
export function spawnEntry(entry: Entry, env: NodeJS.ProcessEnv): OwnProcess {
  return toOwnProcess(entry, forkEntry(entry, env));
}

/** Runs an entry point and waits until it says that it serves. */
export async function startEntry(entry: Entry, env: NodeJS.ProcessEnv): Promise<ReadyProcess> {
  const child = forkEntry(entry, env);
  const own = toOwnProcess(entry, child);
  const said = await Promise.race([once(child, 'message'), own.exited]);
  if (!Array.isArray(said)) {
    throw new Error(`${entry} ended with ${describeExit(said)} before it was ready. It wrote:
${own.output()}`);
  }
  return { ...own, url: (said[0] as { ready: string }).ready };
}

export async function runToEnd(entry: Entry, env: NodeJS.ProcessEnv): Promise<string> {
  const own = spawnEntry(entry, env);
  const exit = await own.exited;
  if (exit.code === 0) return own.output();
  throw new Error(`${entry} ended with ${describeExit(exit)}. It wrote:\n${own.output()}`);
}

function describeExit({ code, signal }: Exit): string {
  return signal ?? `code ${code}`;
}

function forkEntry(entry: Entry, env: NodeJS.ProcessEnv): ChildProcess {
  return fork(fileURLToPath(new URL(entry, sources)), {
    env,
    execArgv: ['--import', endWithParent],
    silent: true,
  });
}

function toOwnProcess(entry: Entry, child: ChildProcess): OwnProcess {
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
  }
  const exited = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(own);
      resolve({ code, signal });
    });
  });
  const own: OwnProcess = {
    entry,
    pid: child.pid ?? 0,
    exited,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    output: () => written,
    kill(signal) {
      child.kill(signal);
      return exited;
    },
  };
  running.add(own);
  return own;
}

export async function killAllEntries(): Promise<void> {
  await Promise.all([...running].map((own) => own.kill('SIGKILL')));
}
