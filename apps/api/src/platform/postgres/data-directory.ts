import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Cluster } from './cluster.ts';
import { outputOf } from './errors.ts';
import { lastLines } from './log-file.ts';
import { isAlive } from './postmaster.ts';

const major = '18';
export const superuser = 'courtside';

/** The server and its tools see none of our environment: no PGDATA, no secrets. */
export const serverEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

export function serverProcess({ user }: Cluster): object {
  return { cwd: '/', env: serverEnvironment, ...(user ? { uid: user.uid, gid: user.gid } : {}) };
}

export async function prepareDataDirectory(
  cluster: Cluster,
  onEvent: (message: string) => void,
): Promise<void> {
  if (existsSync(cluster.data)) return checkVersion(cluster.data);
  await removeAbandoned(cluster.folder);
  onEvent('Creating the database (once)');
  const partial = join(cluster.folder, `new-${process.pid}-${randomBytes(4).toString('hex')}`);
  await initialise(cluster, partial);
  await rename(partial, cluster.data).catch(async (error: unknown) => {
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(cluster.data)) throw error;
  });
}

function checkVersion(data: string): void {
  const file = join(data, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (found === major) return;
  throw new Error(
    found === undefined
      ? `${data} is not a PostgreSQL data directory. Move it away to start with an empty database.`
      : `The database in ${data} was made by PostgreSQL ${found}, and this is PostgreSQL ${major}. Move it away to start with an empty database, or set DATABASE_URL to a server that holds your data.`,
  );
}

async function initialise(cluster: Cluster, target: string): Promise<void> {
  const options = ['-D', target, '-U', superuser, '--encoding=UTF8', '--data-checksums'];
  options.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  options.push('--auth-local=trust', '--auth-host=reject', '--no-instructions');
  if (!cluster.durable) options.push('--no-sync');
  try {
    await promisify(execFile)(cluster.binaries.initdb, options, serverProcess(cluster));
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    const output = lastLines(outputOf(error));
    throw new Error(`The database could not be created in ${cluster.folder}:\n${output}`, {
      cause: error,
    });
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const entry of await readdir(folder)) {
    const owner = /^new-(\d+)-/.exec(entry)?.[1];
    if (owner && !isAlive(Number(owner))) {
      await rm(join(folder, entry), { recursive: true, force: true });
    }
  }
}
