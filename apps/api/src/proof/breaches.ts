import type { Db } from '../platform/db/database.ts';
import { invariants } from '../platform/doctor/invariants.ts';

/** Every row that breaks something that must never break, in words. */
export async function findBreaches(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const { number, says, sql } of invariants) {
    for (const row of await db.sql(sql)) {
      found.push(`${number}. ${says}, but: ${JSON.stringify(row)}`);
    }
  }
  return found;
}
