import type { Db } from '../../platform/db/database.ts';
import { appearanceTypes } from './catalogue.schema.ts';
import { readStarterTypes } from './read-starter-types.ts';

/** Adds the kinds of hearing that are missing; what an administrator changed since stays as it is. */
export async function seedCatalogue(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // So that the history of fees says where the first ones came from.
    await tx.sql(`select set_config('courtside.actor_name', 'Starter catalogue', true)`);
    await tx.orm.insert(appearanceTypes).values(readStarterTypes()).onConflictDoNothing();
  });
}
