import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { BuildKind } from '../src/build-target.ts';

export const stampFile = '.build-stamp';

/** Everything that can change what a build contains, relative to the web's folder. */
const inputs = [
  'src/**/*',
  'public/**/*',
  'vite/**/*',
  'scripts/*.ts',
  '*.ts',
  '*.json',
  '../../packages/*/src/**/*',
  '../../package-lock.json',
];

export async function readStamp(buildDir: string): Promise<string | undefined> {
  return readFile(join(buildDir, stampFile), 'utf8').catch(() => undefined);
}

export async function inputHash(webDir: string, kind: BuildKind): Promise<string> {
  const paths: string[] = [];
  const found = glob(inputs, { cwd: webDir, withFileTypes: true, exclude: isNoInput });
  for await (const entry of found) {
    if (entry.isFile()) paths.push(relative(webDir, join(entry.parentPath, entry.name)));
  }
  const hash = createHash('sha256').update(`${kind} ${settings(process.env)}`);
  for (const path of paths.toSorted()) {
    hash.update(`\n${path}\n`).update(await readFile(join(webDir, path)));
  }
  return hash.digest('hex');
}

/** What Vite writes into the bundle from the environment. */
function settings(env: NodeJS.ProcessEnv): string {
  const given = Object.entries(env).filter(([name]) => name.startsWith('VITE_'));
  return JSON.stringify([env.COURTSIDE_DEV_PAGES ?? '0', given.toSorted()]);
}

function isNoInput({ name }: { name: string }): boolean {
  return name === 'node_modules' || name.includes('.test.');
}
