import type { Tx } from '../../platform/db/database.ts';

/** What the demo attorney has beyond the profile, so that work can come at once. */
export async function seedDemoPractice(tx: Tx, userId: string): Promise<void> {
  await tx.sql(`insert into attorney_homes (user_id, county_fips) values ($1, '06067')`, [userId]);
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
  await tx.sql(
    `insert into attorney_documents (user_id, kind, expires_on)
     values ($1, 'w9', null), ($1, 'insurance', clock_now()::date + 300)`,
    [userId],
  );
}
