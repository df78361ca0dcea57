import type { ResponseOf } from '@courtside/contract/endpoint';
import type { practices } from '@courtside/contract/practices';
import { expiryStanding, warnDays } from '@courtside/domain/practices';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { databaseToday } from './today.ts';

export type Admissions = ResponseOf<typeof practices.listAdmissions>;
type Stored<Admission> = Omit<Admission, 'standing'>;

const selectStates = statement<Stored<Admissions['states'][number]>>(
  'select_state_admissions',
  `select state, number, year, expires_on::text as "expiresOn"
     from bar_admissions where user_id = $1 order by state`,
);

const selectDistricts = statement<Stored<Admissions['districts'][number]>>(
  'select_district_admissions',
  `select district, number, year, expires_on::text as "expiresOn"
     from federal_admissions where user_id = $1 order by district`,
);

export async function listAdmissions(db: DbOrTx, userId: string): Promise<Admissions> {
  const today = await databaseToday(db);
  const withStanding = <Admission extends { expiresOn: string | null }>(admission: Admission) => ({
    ...admission,
    standing: expiryStanding(admission.expiresOn, today, warnDays.admission),
  });
  return {
    states: (await db.all(selectStates, [userId])).map(withStanding),
    districts: (await db.all(selectDistricts, [userId])).map(withStanding),
  };
}
