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
                    jsonb_build_object('state', state, 'number', number, 'year', year)
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

/** Puts this practice in the place of whatever was. */
export async function savePractice(tx: Tx, userId: string, practice: Practice): Promise<void> {
  for (const table of [barAdmissions, attorneyCaseTypes, attorneyStates]) {
    await tx.orm.delete(table).where(eq(table.userId, userId));
  }
  await tx.orm
    .insert(barAdmissions)
    .values(practice.admissions.map((admission) => ({ ...admission, userId })));
  await tx.orm
    .insert(attorneyCaseTypes)
    .values([...new Set(practice.caseTypes)].map((caseType) => ({ userId, caseType })));
  await tx.orm
    .insert(attorneyStates)
    .values([...new Set(practice.states)].map((state) => ({ userId, state })));
}
