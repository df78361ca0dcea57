import { spawn } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BuildKind } from '../src/build-target.ts';
import { inputHash, readStamp, stampFile } from './build-stamp.ts';
import { outsideOrigins, outsideOriginsFile } from './outside-origins.ts';
import { precompress } from './precompress.ts';

const webDir = resolve(import.meta.dirname, '..');
const buildDirs = { web: join(webDir, 'build'), mobile: join(webDir, 'build-mobile') } as const;

/** True when sources, dependencies or build settings changed since the build was made, or it never finished. */
export async function buildIsStale(kind: BuildKind): Promise<boolean> {
  return (await readStamp(buildDirs[kind])) !== (await inputHash(webDir, kind));
}

/** Builds beside the old build and takes its place in one step, so that a killed build harms nothing. */
export async function buildWeb(kind: BuildKind): Promise<void> {
  const started = Date.now();
  const say = (message: string) => process.stdout.write(`web build (${kind}): ${message}\n`);
  const stamp = await inputHash(webDir, kind);
  const draft = join(webDir, '.react-router', `draft-${kind}-${process.pid}`);
  try {
    say('1 of 3, bundling');
    await mkdir(draft, { recursive: true });
    await bundle(kind, draft);
    // The app is its files alone; what made its one HTML file has no further use.
    if (kind === 'mobile') await rm(join(draft, 'server'), { recursive: true, force: true });
    say('2 of 3, compressing');
    const { files, before, after } = await precompress(join(draft, 'client'));
    say(`${files} files, ${kilobytes(before)} become ${kilobytes(after)} as brotli`);
    say('3 of 3, putting in place');
    const origins = outsideOrigins(process.env);
    await writeFile(join(draft, outsideOriginsFile), JSON.stringify(origins));
    await writeFile(join(draft, stampFile), stamp);
    await rm(buildDirs[kind], { recursive: true, force: true });
    await rename(draft, buildDirs[kind]);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  say(`done in ${((Date.now() - started) / 1_000).toFixed(1)} s`);
}

function bundle(kind: BuildKind, buildDir: string): Promise<void> {
  const command = resolve(webDir, '../../node_modules/@react-router/dev/bin.cjs');
  const child = spawn(process.execPath, [command, 'build', '--logLevel', 'warn'], {
    cwd: webDir,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      COURTSIDE_BUILD: kind,
      COURTSIDE_BUILD_DIR: buildDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) done();
      else fail(new Error(`The ${kind} build failed:\n${Buffer.concat(output).toString()}`));
    });
  });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(0)} kB`;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const asked = positionals[0] ?? 'web';
  if (asked !== 'web' && asked !== 'mobile' && asked !== 'all') {
    throw new Error('Usage: build.ts [web|mobile|all] [--force]');
  }
  const kinds: readonly BuildKind[] = asked === 'all' ? ['web', 'mobile'] : [asked];
  for (const kind of kinds) {
    if (values.force || (await buildIsStale(kind))) await buildWeb(kind);
    else process.stdout.write(`web build (${kind}): up to date\n`);
  }
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
