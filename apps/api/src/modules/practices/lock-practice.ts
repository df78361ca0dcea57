import { statement, type Tx } from '../../platform/db/database.ts';

const lockUser = statement<{ id: string }>(
  'lock_practice',
  'select id from users where id = $1 for no key update',
);

/** Changes to one practice wait for each other, and for those that come with the profile. */
export async function lockPractice(tx: Tx, userId: string): Promise<void> {
  await tx.first(lockUser, [userId]);
}
