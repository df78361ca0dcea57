import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/auth/auth.schema.ts';
import type { Actor } from '../../platform/auth/sessions.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { lockContact } from './accounts.queries.ts';
import { findPractice, type Practice, savePractice } from './practice.ts';

interface Profile {
  firstName: string;
  lastName: string;
  phone?: string;
  street?: string;
  city?: string;
  state?: string;
  zip?: string;
  firm?: string | undefined;
  admissions?: Practice['admissions'] | undefined;
  caseTypes?: Practice['caseTypes'] | undefined;
  states?: Practice['states'] | undefined;
}

/** Changes the own profile; what changed is on record with what was before. */
export async function saveProfile(
  db: Db,
  { actor, origin }: { actor: Actor; origin: Origin },
  { admissions, caseTypes, states, firm, ...contact }: Profile,
): Promise<void> {
  const practice: Partial<Practice> = {
    ...(admissions && { admissions }),
    ...(caseTypes && { caseTypes }),
    ...(states && { states }),
  };
  const hasPractice = Object.keys(practice).length > 0;
  await db.transaction(async (tx) => {
    const before = await readProfile(tx, actor.userId, hasPractice);
    await tx.orm
      .update(users)
      .set({ ...contact, ...('phone' in contact && { firm: firm || null }) })
      .where(eq(users.id, actor.userId));
    await savePractice(tx, actor.userId, practice);
    const after = await readProfile(tx, actor.userId, hasPractice);

    const changed = Object.keys(after).filter((key) => !isDeepStrictEqual(before[key], after[key]));
    if (changed.length === 0) return;
    record(tx, origin, {
      action: 'accounts.change',
      recordType: 'user',
      recordId: actor.userId,
      before: Object.fromEntries(changed.map((key) => [key, before[key]])),
      after: Object.fromEntries(changed.map((key) => [key, after[key]])),
    });
  });
}

async function readProfile(
  tx: Tx,
  userId: string,
  withPractice: boolean,
): Promise<Record<string, unknown>> {
  const contact = await lockContact(tx, userId);
  return withPractice ? { ...contact, ...(await findPractice(tx, userId)) } : { ...contact };
}
