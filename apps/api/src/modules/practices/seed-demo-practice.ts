import type { Tx } from '../../platform/db/database.ts';

/** Admissions beyond the profile: one that ends soon, and one to a federal district. */
export async function seedDemoPractice(tx: Tx, userId: string): Promise<void> {
  await tx.sql(
    `update bar_admissions set expires_on = clock_now()::date + 45
      where user_id = $1 and state = 'NV'`,
    [userId],
  );
  await tx.sql(
    `insert into federal_admissions (user_id, district, year)
     values ($1, 'Eastern District of California', 2012)`,
    [userId],
  );
}
