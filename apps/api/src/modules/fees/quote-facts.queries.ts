import type { CaseType } from '@courtside/domain/case-types';
import type { PlacedFee } from '@courtside/domain/fees';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { feeAsJson, joinFeesAt } from './fee-sql.ts';

export interface QuoteFacts {
  appearanceType: string;
  court: string;
  caseType: CaseType;
  usualMinutes: number;
  timeZone: string;
  /** By the database's clock. */
  nowMs: number;
  /** The standard fee and every other that may apply. */
  fees: [PlacedFee, ...PlacedFee[]];
}

interface Row extends Omit<QuoteFacts, 'caseType' | 'timeZone'> {
  /** Null where there is no such kind of hearing, or none that can be ordered. */
  caseType: CaseType | null;
  timeZone: string | null;
}

// A court can be ordered at as long as it, its county and its state are active.
const selectFacts = statement<Row>(
  'select_quote_facts',
  `select o.type_id as "appearanceType", o.court_id as court, t.case_type as "caseType",
         t.usual_minutes as "usualMinutes", p.time_zone as "timeZone",
         (extract(epoch from clock_now()) * 1000)::float8 as "nowMs",
         jsonb_path_query_array(
           jsonb_build_array(
             ${feeAsJson('t')} || '{"level": "standard"}', ${feeAsJson('of_state')} || '{"level": "state"}',
             ${feeAsJson('of_county')} || '{"level": "county"}', ${feeAsJson('of_court')} || '{"level": "court"}'),
           '$[*] ? (@ != null)') as fees
    from unnest($1::uuid[], $2::uuid[]) with ordinality as o(type_id, court_id, number)
    left join appearance_types t on t.id = o.type_id and t.active
    left join (
      select c.id as court_id, c.county_fips, c.state_code, c.time_zone
        from courts c
        join counties cy on cy.fips = c.county_fips and cy.active
        join states st on st.code = c.state_code and st.active
       where c.active
    ) p on p.court_id = o.court_id ${joinFeesAt('t.id', 'p')}
   order by o.number`,
);

/** What the price of each order depends on, all in one query. */
export async function getQuoteFacts(
  db: DbOrTx,
  orders: readonly { appearanceType: string; court: string }[],
  fieldOf: (index: number, field: string) => string,
): Promise<QuoteFacts[]> {
  const rows = await db.all(selectFacts, [
    orders.map(({ appearanceType }) => appearanceType),
    orders.map(({ court }) => court),
  ]);
  const errors = Object.fromEntries(
    rows.flatMap(({ caseType, timeZone }, index) => [
      ...(caseType === null
        ? [[fieldOf(index, 'appearanceType'), 'This kind of hearing cannot be ordered.']]
        : []),
      ...(timeZone === null ? [[fieldOf(index, 'court'), 'We do not serve this court.']] : []),
    ]),
  );
  const [message] = Object.values<string>(errors);
  if (message !== undefined) throw new Refusal('not_found', { message, errors });
  return rows as QuoteFacts[];
}
