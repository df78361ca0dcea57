import { z } from 'zod';
import { type Db, statement } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { getPrefix, hoursAgo } from './files.queries.ts';

const keysWithRow = statement<{ key: string }>(
  'select_keys_with_file',
  'select object_key as key from files where object_key = any($1::text[])',
);

/** Removes objects, but never one that a row speaks of. */
async function removeUnowned(db: Db, store: FileStore, keys: readonly string[]): Promise<void> {
  const owned = new Set((await db.all(keysWithRow, [keys])).map(({ key }) => key));
  for (const key of keys) if (!owned.has(key)) await store.remove(key);
}

export const removeObject = defineJob({
  name: 'files.remove-object',
  data: z.object({ key: z.string() }),
  retries: 10,
  run: ({ key }, { db, files }) => removeUnowned(db, files, [key]),
});

const dropForgotten = statement<{ key: string }>(
  'drop_forgotten_files',
  `delete from files
    where appearance_id is null
      and coalesce(held_until, created_at + interval '1 day') < clock_now()
   returning object_key as key`,
);

const batch = 500;

/** Files that no order came for, and objects that a cut upload or a crash left without a row. */
export const sweepFiles = defineJob({
  name: 'files.sweep',
  data: z.object({}),
  retries: 3,
  async run(_, { db, files: store }) {
    const forgotten = await db.all(dropForgotten);
    for (const { key } of forgotten) await store.remove(key);

    const prefix = await getPrefix(db);
    const before = await hoursAgo(db, 24);
    let old: string[] = [];
    for await (const { key, storedAt } of store.list(prefix)) {
      if (storedAt < before) old.push(key);
      if (old.length < batch) continue;
      await removeUnowned(db, store, old);
      old = [];
    }
    await removeUnowned(db, store, old);
    await store.dropUnfinished(prefix, before);
  },
});
