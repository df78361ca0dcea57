import type { Db } from '../platform/db/database.ts';

/** Moves the database's clock by an interval, for every connection to this test's database. */
export async function moveClock(db: Db, by: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.sql('select pg_advisory_xact_lock(1)');
    const [{ offset } = { offset: '0' }] = await tx.sql<{ offset: string }>(
      `select (clock_now() - now() + $1::interval)::text as offset`,
      [by],
    );
    await tx.sql(
      `create or replace function clock_now() returns timestamptz
         language sql stable parallel safe return now() + interval '${offset}'`,
    );
  });
}
