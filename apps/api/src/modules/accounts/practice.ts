import type { storedAttorney } from '@courtside/contract/accounts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import { attorneyCaseTypes, attorneyStates, barAdmissions } from './practice.schema.ts';

/** Where and in what an attorney practises. */
export type Practice = Pick<z.output<typeof storedAttorney>, 'admissions' | 'caseTypes' | 'states'>;

const selectPractice = statement<Practice>(
  'select_practice',
  `select (select coalesce(jsonb_agg(
                    jsonb_strip_nulls(jsonb_build_object(
                      'state', state, 'number', number, 'year', year, 'expiresOn', expires_on))
                    order by state), '[]')
             from bar_admissions where user_id = $1) as admissions,
          array(select case_type from attorney_case_types where user_id = $1 order by case_type)
            as "caseTypes",
          array(select state from attorney_states where user_id = $1 order by state) as states`,
);

export async function findPractice(db: DbOrTx, userId: string): Promise<Practice> {
  return (
    (await db.first(selectPractice, [userId])) ?? { admissions: [], caseTypes: [], states: [] }
  );
}

/** Puts the parts that are given in the place of what was. */
export async function savePractice(
  tx: Tx,
  userId: string,
  { admissions, caseTypes, states }: Partial<Practice>,
): Promise<void> {
  if (admissions) await saveAdmissions(tx, userId, admissions);
  if (caseTypes) {
    await tx.orm.delete(attorneyCaseTypes).where(eq(attorneyCaseTypes.userId, userId));
    await tx.orm
      .insert(attorneyCaseTypes)
      .values([...new Set(caseTypes)].map((caseType) => ({ userId, caseType })));
  }
  if (states) {
    await tx.orm.delete(attorneyStates).where(eq(attorneyStates.userId, userId));
    await tx.orm
      .insert(attorneyStates)
      .values([...new Set(states)].map((state) => ({ userId, state })));
  }
}

/** Whoever does not speak of an admission's last day does not change it. */
async function saveAdmissions(
  tx: Tx,
  userId: string,
  admissions: Practice['admissions'],
): Promise<void> {
  const were = await tx.orm
    .delete(barAdmissions)
    .where(eq(barAdmissions.userId, userId))
    .returning();
  await tx.orm.insert(barAdmissions).values(
    admissions.map(({ expiresOn, ...admission }) => ({
      ...admission,
      userId,
      expiresOn: expiresOn === undefined ? storedEnd(were, admission) : expiresOn,
    })),
  );
}

function storedEnd(
  were: readonly (typeof barAdmissions.$inferSelect)[],
  { state, number }: { state: string; number: string },
): string | null {
  return were.find((was) => was.state === state && was.number === number)?.expiresOn ?? null;
}
