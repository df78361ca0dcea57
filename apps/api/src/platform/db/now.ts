import { type DbOrTx, statement } from './database.ts';

const selectNow = statement<{ nowMs: number }>(
  'select_now',
  'select (extract(epoch from clock_now()) * 1000)::float8 as "nowMs"',
);

/** The time by the database's clock, which all rules go by. */
export async function databaseNowMs(db: DbOrTx): Promise<number> {
  const row = await db.first(selectNow);
  if (!row) throw new Error('The database has no clock');
  return row.nowMs;
}
