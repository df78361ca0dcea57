import type { Role } from '@courtside/domain/access';
import { sql } from 'drizzle-orm';
import { userRoles, users } from './platform/auth/auth.schema.ts';
import { hashPassword } from './platform/auth/passwords.ts';
import { Db } from './platform/db/database.ts';
import { createPool } from './platform/db/pool.ts';

export const demoPassword = 'Courtside-demo-1';

export const demoAccounts: readonly { email: string; fullName: string; role: Role }[] = [
  { email: 'client@courtside.test', fullName: 'Casey Fernhollow', role: 'client' },
  { email: 'attorney@courtside.test', fullName: 'Avery Larkspur', role: 'attorney' },
  { email: 'admin@courtside.test', fullName: 'Morgan Quill', role: 'admin' },
  { email: 'limited@courtside.test', fullName: 'Jamie Brook', role: 'admin_limited' },
];

/** Puts in what the product starts with. Can run any number of times. */
export async function seed(
  databaseUrl: string,
  { demo, onProgress = () => {} }: { demo: boolean; onProgress?: (message: string) => void },
): Promise<void> {
  const pool = createPool({
    url: databaseUrl,
    applicationName: 'courtside seed',
    max: 2,
    onError: () => {},
  });
  try {
    if (demo) {
      onProgress('demo accounts');
      await seedDemoAccounts(new Db(pool));
    }
  } finally {
    await pool.end();
  }
}

async function seedDemoAccounts(db: Db): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await db.transaction(async (tx) => {
    for (const { email, fullName, role } of demoAccounts) {
      const [user] = await tx.orm
        .insert(users)
        .values({ email, fullName, passwordHash })
        .onConflictDoUpdate({ target: users.email, set: { email: sql`excluded.email` } })
        .returning({ id: users.id });
      if (user) {
        await tx.orm.insert(userRoles).values({ userId: user.id, role }).onConflictDoNothing();
      }
    }
  });
}
