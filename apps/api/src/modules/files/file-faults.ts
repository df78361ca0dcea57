import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { getPrefix, hoursAgo } from './files.queries.ts';

export interface FileFault {
  fault: 'object missing' | 'size differs' | 'content differs' | 'orphan older than a day';
  key: string;
}

/** Compares every row with its object, byte for byte, and looks for objects that have no row. */
export async function* fileFaults(db: Db, store: FileStore): AsyncGenerator<FileFault> {
  const prefix = await getPrefix(db);
  const sizes = new Map<string, number>();
  // A day, and the time until the sweep that follows it is over.
  const before = await hoursAgo(db, 26);
  const old = new Set<string>();
  for await (const { key, size, storedAt } of store.list(prefix)) {
    sizes.set(key, size);
    if (storedAt < before) old.add(key);
  }
  const rows = await db.sql<{ key: string; size: number; sha256: Buffer }>(
    'select object_key as key, size, sha256 from files order by id',
  );
  for (const { key, size, sha256 } of rows) {
    old.delete(key);
    const stored = sizes.get(key);
    if (stored === undefined) yield { fault: 'object missing', key };
    else if (stored !== size) yield { fault: 'size differs', key };
    else if (!(await hashOf(store, key)).equals(sha256)) yield { fault: 'content differs', key };
  }
  for (const key of old) yield { fault: 'orphan older than a day', key };
}

async function hashOf(store: FileStore, key: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(await store.open(key), hash);
  return hash.digest();
}
