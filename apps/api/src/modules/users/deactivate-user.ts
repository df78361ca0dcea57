import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { getListedUser, type ListedUser, lockMemberStanding } from './users.queries.ts';

const shutOut = statement<never>(
  'deactivate_user',
  'update users set deactivated_at = clock_now() where id = $1',
);

/** Shuts a user out; the database ends their sessions in the same statement. */
export async function deactivateUser(
  tx: Tx,
  { id, origin }: { id: string; origin: Origin },
): Promise<ListedUser> {
  const before = await lockMemberStanding(tx, id);
  if (before === 'deactivated') {
    throw new Refusal('conflict', { message: 'This account is deactivated already.' });
  }
  await tx.all(shutOut, [id]);
  record(tx, origin, {
    action: 'users.deactivate',
    recordType: 'user',
    recordId: id,
    before: { standing: before },
    after: { standing: 'deactivated' },
  });
  return getListedUser(tx, id);
}
