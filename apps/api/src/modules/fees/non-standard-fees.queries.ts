import type { QueryOf } from '@courtside/contract/endpoint';
import type { fees, nonStandardFee } from '@courtside/contract/fees';
import type { z } from 'zod';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';
import { Refusal } from '../../platform/refusal.ts';
import { atALoss, feeColumns, feeOf } from './fee-sql.ts';

export type NonStandardFee = z.output<typeof nonStandardFee>;
export type FeeFilters = QueryOf<typeof fees.exportNonStandard>;

const insteadOf = feeColumns
  .map((column) => `coalesce(of_county.${column}, of_state.${column}, t.${column})`)
  .join(', ');

const select = `
  select f.id, f.appearance_type_id as "appearanceType", t.name as "appearanceTypeName",
         t.case_type as "caseType", f.level, f.state_code as state, f.county_fips as county,
         f.court_id as court, coalesce(co.name, cy.full_name, st.name) as "placeName",
         case f.level when 'court' then cy.full_name || ', ' || st.name
                      when 'county' then st.name else 'United States' end as within,
         ${feeOf('f')}, f.created_at as "createdAt", f.revision,
         fee_of(${insteadOf}) || jsonb_build_object(
           'level', case when of_county.id is not null then 'county'
                         when of_state.id is not null then 'state' else 'standard' end,
           'placeName', case when of_county.id is not null then cy.full_name
                             when of_state.id is not null then st.name else 'Standard fee' end
         ) as instead
    from non_standard_fees f
    join appearance_types t on t.id = f.appearance_type_id
    join states st on st.code = f.state_code
    left join counties cy on cy.fips = f.county_fips
    left join courts co on co.id = f.court_id
    left join non_standard_fees of_county
      on f.level = 'court' and of_county.appearance_type_id = f.appearance_type_id
     and of_county.state_code = f.state_code and of_county.county_fips = f.county_fips
     and of_county.court_id is null
    left join non_standard_fees of_state
      on f.level <> 'state' and of_state.appearance_type_id = f.appearance_type_id
     and of_state.state_code = f.state_code and of_state.county_fips is null
     and of_state.court_id is null`;

// The names are few beside the fees: those that hold a word are found first, and the fees are then
// read newest first until the page is full. The place counts with all that it lies in.
const holdsWord = `
  exists (
    select from (select '%' || nullif(search_form(?), '') || '%' as pattern) word
     where f.appearance_type_id in (
             select a.id from appearance_types a where search_form(a.name) like word.pattern)
        or f.court_id in (select c.id from courts c where c.search_text like word.pattern)
        or f.court_id is null and f.county_fips in (
             select c.fips from counties c where c.search_text like word.pattern)
        or f.county_fips is null and f.state_code in (
             select s.code from states s
              where search_form(s.code, s.name) like word.pattern))`;

/** More words than anybody types would only cost. */
const maxWords = 6;

export async function listNonStandardFees(
  db: DbOrTx,
  filters: FeeFilters,
  page: { cursor?: string | undefined; limit: number },
) {
  const words = filters.search?.split(/\s+/).filter(Boolean).slice(0, maxWords) ?? [];
  return keysetPage<NonStandardFee>(
    db,
    {
      select,
      where: [
        ...words.flatMap((word) => where(holdsWord, word)),
        ...where(
          'f.appearance_type_id = any (array(select id from appearance_types where case_type = ?))',
          filters.caseType,
        ),
        ...where('f.appearance_type_id = ?', filters.appearanceType),
        ...where('f.level = ?', filters.level),
        ...where('f.state_code = ?', filters.state),
        ...where('f.county_fips = ?', filters.county),
        ...where('f.court_id = ?', filters.court),
        ...where(`${atALoss('f')} = ?`, filters.atALoss),
      ],
      key: [
        { column: 'f.created_at', type: 'timestamptz', of: (fee) => fee.createdAt },
        { column: 'f.id', type: 'uuid', of: (fee) => fee.id },
      ],
      direction: 'desc',
    },
    page,
  );
}

const selectOne = statement<NonStandardFee>('select_non_standard_fee', `${select} where f.id = $1`);

export async function getNonStandardFee(db: DbOrTx, id: string): Promise<NonStandardFee> {
  const fee = await db.first(selectOne, [id]);
  if (!fee) throw new Refusal('not_found');
  return fee;
}

const lockOne = statement<{ id: string }>(
  'lock_non_standard_fee',
  'select id from non_standard_fees where id = $1 for no key update',
);

export async function lockNonStandardFee(tx: Tx, id: string): Promise<NonStandardFee> {
  await tx.first(lockOne, [id]);
  return getNonStandardFee(tx, id);
}
