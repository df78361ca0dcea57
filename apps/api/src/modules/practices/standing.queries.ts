import type { ResponseOf } from '@courtside/contract/endpoint';
import type { practices } from '@courtside/contract/practices';
import {
  documentKindCodes,
  type ExpiryStanding,
  gaps,
  type PracticeFacts,
  practiceGaps,
} from '@courtside/domain/practices';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { listAdmissions } from './admissions.queries.ts';
import { listDocuments } from './documents.queries.ts';

type Standing = ResponseOf<typeof practices.getStanding>;
type Counts = Pick<PracticeFacts, 'caseTypes' | 'covered' | 'isAdmittedThere' | 'hasHome'>;

const holds = (alias: string) =>
  `(${alias}.expires_on is null or ${alias}.expires_on >= clock_now()::date)`;

const selectCounts = statement<Counts>(
  'select_practice_counts',
  `with in_states as (select state from attorney_states where user_id = $1),
        in_counties as (select county_fips as fips from attorney_counties where user_id = $1),
        in_courts as (select court_id as id from attorney_courts where user_id = $1)
   select (select count(*)::int from attorney_case_types where user_id = $1) as "caseTypes",
          (select count(*)::int from in_states) + (select count(*)::int from in_counties)
            + (select count(*)::int from in_courts) as covered,
          exists (select from attorney_homes where user_id = $1) as "hasHome",
          exists (
            select from bar_admissions b
             where b.user_id = $1 and ${holds('b')}
               and (b.state in (select state from in_states)
                    or b.state in (select c.state_code from counties c join in_counties using (fips))
                    or b.state in (select k.state_code from courts k join in_courts using (id))))
          or exists (
            select from federal_admissions f join courts k on k.federal_district = f.district
             where f.user_id = $1 and ${holds('f')}
               and (k.state_code in (select state from in_states)
                    or k.county_fips in (select fips from in_counties)
                    or k.id in (select id from in_courts))) as "isAdmittedThere"`,
);

/** What an attorney lacks to be given work, and what would help. */
export async function getStanding(db: DbOrTx, userId: string): Promise<Standing> {
  const counts = await db.first(selectCounts, [userId]);
  if (!counts) throw new Error('The practice could not be counted');
  const documents = (await listDocuments(db, userId)).filter(
    ({ replacedAt }) => replacedAt === null,
  );
  const { states, districts } = await listAdmissions(db, userId);
  const standings = [...states, ...districts].map(({ standing }) => standing);
  const many = (standing: ExpiryStanding) => standings.filter((each) => each === standing).length;
  const found = practiceGaps({
    ...counts,
    documents: Object.fromEntries(
      documentKindCodes.map((kind) => [
        kind,
        documents.find((document) => document.kind === kind)?.standing ?? 'none',
      ]),
    ) as PracticeFacts['documents'],
    admissions: { current: many('current'), ending: many('ending'), expired: many('expired') },
  });
  return {
    isReady: !found.some((code) => gaps[code].stopsWork),
    gaps: found.map((code) => {
      const { says, section, stopsWork } = gaps[code];
      return { code, message: says, section, stopsWork };
    }),
  };
}
