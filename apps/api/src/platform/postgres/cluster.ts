import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Binaries, findBinaries, serviceHome } from './binaries.ts';
import { findServiceUser, type ServiceUser } from './service-user.ts';

/** One PostgreSQL instance's place on this machine. */
export type Cluster = {
  name: string;
  folder: string;
  data: string;
  log: string;
  sockets: string;
  durable: boolean;
  user: ServiceUser | undefined;
  binaries: Binaries;
};

const checkout = resolve(import.meta.dirname, '../../../../..');

export function defaultDataRoot(): string {
  return join(process.env['COURTSIDE_DATA_DIR'] ?? join(checkout, '.data'), 'postgres');
}

export async function prepareCluster(options: {
  name: string;
  dataRoot: string | undefined;
  durable: boolean;
}): Promise<Cluster> {
  const { name, durable } = options;
  if (!/^[a-z0-9-]{1,40}$/.test(name)) throw new Error(`Not a cluster name: ${name}`);
  const user = findServiceUser();
  const folder = join(openClusterRoot(options.dataRoot ?? defaultDataRoot(), user), name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const sockets = user ? join(folder, 'sockets') : temporaryFolder(data);
  return {
    name,
    folder,
    data,
    log: join(folder, 'postgres.log'),
    sockets,
    durable,
    user,
    binaries: await findBinaries(user),
  };
}

/**
 * A normal user's clusters lie in the data root. The service user may not reach that, so root's
 * lie below /var/lib and the data root holds a link to them: it moves with the checkout, and a
 * fresh clone at an old path does not find an old database.
 */
export function openClusterRoot(dataRoot: string, user: ServiceUser | undefined): string {
  mkdirSync(dataRoot, { recursive: true });
  const root = realpathSync(dataRoot);
  if (!user) return root;
  const link = join(root, 'clusters');
  const linked = readLink(link);
  if (linked && isOwnedBy(linked, link)) return linked;
  if (linked) throw new Error(copiedMessage(link, linked));
  const target = join(serviceHome, randomBytes(6).toString('hex'));
  mkdirSync(target, { recursive: true });
  for (const path of [serviceHome, target]) chmodSync(path, 0o755);
  writeFileSync(join(target, 'owner'), link);
  try {
    symlinkSync(target, link);
  } catch (error) {
    const raced = readLink(link);
    if (!raced) throw error;
    return raced;
  }
  return target;
}

/** A copied checkout must not write to the original's database; a moved one keeps its own. */
function isOwnedBy(target: string, link: string): boolean {
  mkdirSync(target, { recursive: true });
  const ownerFile = join(target, 'owner');
  const owner = readText(ownerFile);
  if (owner !== undefined && owner !== link && readLink(owner) === target) return false;
  if (owner !== link) writeFileSync(ownerFile, link);
  return true;
}

function copiedMessage(link: string, target: string): string {
  const original = readText(join(target, 'owner'));
  return `This folder was copied together with ${link}, which is the database of ${original}. Remove ${link} here to start with a database of its own.`;
}

/** Socket paths are limited to 107 bytes, so a deep checkout cannot hold its own. */
function temporaryFolder(data: string): string {
  const base = tmpdir().length <= 60 ? tmpdir() : '/tmp';
  return join(base, `courtside-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`);
}

export function openSocketFolder({ sockets, user }: Cluster): void {
  mkdirSync(sockets, { recursive: true, mode: 0o700 });
  if (user) chownSync(sockets, user.uid, user.gid);
  const found = lstatSync(sockets);
  const expected = user?.uid ?? process.getuid?.();
  const closed = found.isDirectory() && found.uid === expected && (found.mode & 0o077) === 0;
  if (!closed) throw new Error(`${sockets} is not a private folder of ours. Remove it.`);
}

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
