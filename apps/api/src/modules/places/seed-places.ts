import type { Db, Tx } from '../../platform/db/database.ts';
import { loadPlaces } from './load-places.ts';
import { digestStarterDirectory } from './starter-directory/digest.ts';
import { readStarterDirectory } from './starter-directory/directory.ts';

/**
 * Adds the places that are new in this release and corrects those that nobody touched since. What
 * an administrator or an upload changed, confirmed or removed stays as they left it.
 */
export async function seedPlaces(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // Another process may load for longer than a request would wait.
    await tx.sql('set local lock_timeout = 0');
    await tx.sql('set local statement_timeout = 0');
    const digest = digestStarterDirectory();
    if ((await lockLoadedDigest(tx)) === digest) return;
    await loadPlaces(tx, readStarterDirectory());
    await tx.sql(
      `update reference_loads set digest = $1, loaded_at = clock_now() where name = 'places'`,
      [digest],
    );
  });
}

/** Processes that start at once wait here for the one that loads. */
async function lockLoadedDigest(tx: Tx): Promise<string | undefined> {
  await tx.sql(
    `insert into reference_loads (name, digest) values ('places', '') on conflict do nothing`,
  );
  const [load] = await tx.sql<{ digest: string }>(
    `select digest from reference_loads where name = 'places' for update`,
  );
  return load?.digest;
}
