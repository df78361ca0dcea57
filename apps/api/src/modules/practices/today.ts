import { type DbOrTx, statement } from '../../platform/db/database.ts';

const selectToday = statement<{ today: string }>(
  'select_today',
  'select clock_now()::date::text as today',
);

/** The day by the database's clock. */
export async function databaseToday(db: DbOrTx): Promise<string> {
  const row = await db.first(selectToday);
  if (!row) throw new Error('The database has no clock');
  return row.today;
}
