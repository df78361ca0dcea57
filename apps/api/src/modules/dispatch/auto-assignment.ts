import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { getPolicies } from '../policies/index.ts';

const selectConsent = statement<{ accepts: boolean }>(
  'select_auto_assignment',
  'select exists (select from auto_assignment where user_id = $1) as accepts',
);

export async function getAutoAssignment(db: DbOrTx, userId: string) {
  const { dispatch } = await getPolicies(db);
  const found = await db.first(selectConsent, [userId]);
  return { accepts: found?.accepts ?? false, isInForce: dispatch.autoAssign };
}

const give = statement<{ id: string }>(
  'give_auto_assignment',
  `insert into auto_assignment (user_id) values ($1)
   on conflict do nothing returning user_id as id`,
);
const withdraw = statement<{ id: string }>(
  'withdraw_auto_assignment',
  'delete from auto_assignment where user_id = $1 returning user_id as id',
);

/** The attorney's own consent, on record with its time. */
export async function saveAutoAssignment(
  tx: Tx,
  { userId, accepts, origin }: { userId: string; accepts: boolean; origin: Origin },
) {
  const changed = await tx.first(accepts ? give : withdraw, [userId]);
  if (changed) {
    record(tx, origin, {
      action: 'dispatch.auto-assignment',
      recordType: 'user',
      recordId: userId,
      after: { accepts },
    });
  }
  return getAutoAssignment(tx, userId);
}
