import { type DbOrTx, statement } from '../../platform/db/database.ts';

const selectSources = statement<{ id: string; name: string }>(
  'select_sources',
  'select id, name from sources where active order by position, id',
);

export async function listSources(db: DbOrTx): Promise<{ id: string; name: string }[]> {
  return db.all(selectSources);
}

const selectSource = statement<{ id: string }>(
  'select_source',
  'select id from sources where id = $1 and active',
);

export async function isSource(db: DbOrTx, id: string): Promise<boolean> {
  return (await db.first(selectSource, [id])) !== undefined;
}
