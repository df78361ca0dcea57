import type { CaseType } from '@courtside/domain/case-types';
import { attorneyCaseTypes, barAdmissions } from '../modules/accounts/practice.schema.ts';
import type { Db } from '../platform/db/database.ts';
import { aSignedInUser, type SignedInUser } from './factories.ts';
import { cover } from './places.ts';

interface Practice {
  state?: 'CA' | 'NV' | 'NY' | 'TX';
  caseTypes?: readonly CaseType[];
  /** Counties or courts to cover instead of the whole state. */
  counties?: readonly string[];
  courts?: readonly string[];
}

/** Admitted in a state, covering it, with all papers on file: free to take any civil hearing there. */
export async function anEligibleAttorney(
  db: Db,
  { state = 'CA', caseTypes = ['Civil'], counties = [], courts = [] }: Practice = {},
): Promise<SignedInUser> {
  const attorney = await aSignedInUser(db, 'attorney');
  const userId = attorney.id;
  await db.orm.insert(barAdmissions).values({ userId, state, number: 'B-1', year: 2010 });
  await db.orm
    .insert(attorneyCaseTypes)
    .values(caseTypes.map((caseType) => ({ userId, caseType })));
  await cover(
    db,
    userId,
    counties.length + courts.length > 0 ? { counties, courts } : { states: [state] },
  );
  await db.sql(
    `insert into attorney_documents (user_id, kind, expires_on)
     values ($1, 'w9', null), ($1, 'insurance', clock_now()::date + 365)`,
    [userId],
  );
  return attorney;
}
