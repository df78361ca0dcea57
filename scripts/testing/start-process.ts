import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../start/settings.ts';

export type Started = {
  pid: number;
  exit: Promise<number | null>;
  output(): string;
  /** Waits until the output holds the words; fails when it ends without them. */
  says(words: string): Promise<void>;
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
};

type StartOptions = { dataDir: string; port: number; underParent?: boolean };

/** Runs the real `scripts/start.ts`, on data and a port of its own. */
export function startProcess({ dataDir, port, underParent = false }: StartOptions): Started {
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    COURTSIDE_DATA_DIR: dataDir,
    PORT: String(port),
    ...(underParent && { npm_lifecycle_event: 'start' }),
  };
  const command = `${process.execPath} scripts/start.ts`;
  // The second command keeps the shell from giving way to the first.
  const shell = underParent ? `${command}; true` : `exec ${command}`;
  const child = spawn('sh', ['-c', shell], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  const closed = once(child, 'close');
  const exit = new Promise<number | null>((ended) => child.once('exit', ended));

  async function says(words: string): Promise<void> {
    while (!output.includes(words)) {
      const news = once(child.stdout, 'data').then(() => true);
      const goesOn = await Promise.race([news, closed.then(() => false)]);
      if (!goesOn && !output.includes(words)) {
        throw new Error(`It ended without saying "${words}". It said:\n${output}`);
      }
    }
  }

  return {
    pid: child.pid ?? 0,
    exit,
    output: () => output,
    says,
    signal: (name) => void child.kill(name),
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}
