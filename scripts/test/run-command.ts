import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from '../start/settings.ts';

type CommandOptions = { env: NodeJS.ProcessEnv; isShown: boolean };

/** Runs a command on our own Node; its output is kept, and shown as it comes when asked to. */
export function runCommand(
  [command = '', ...rest]: readonly string[],
  { env, isShown }: CommandOptions,
): Promise<{ isOk: boolean; output: string }> {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const { FORCE_COLOR: _ignored, ...inherited } = process.env;
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const child = spawn(command, rest, {
    cwd: root,
    env: { ...inherited, ...colour, ...env, PATH: path },
    stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  const pass = (): boolean => child.kill('SIGTERM');
  process.once('SIGTERM', pass);
  return new Promise((ended) => {
    child.once('error', (error) => ended({ isOk: false, output: error.message }));
    child.once('close', (code) => {
      process.off('SIGTERM', pass);
      ended({ isOk: code === 0, output });
    });
  });
}
