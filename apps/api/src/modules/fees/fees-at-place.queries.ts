import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import type { FeePlace, fees } from '@courtside/contract/fees';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlaces, unknownPlaces } from './fee-places.queries.ts';
import { firstFeeOf, joinFeesAt } from './fee-sql.ts';

type FeesAtPlace = ResponseOf<typeof fees.listAtPlace>;

const selectAtPlace = statement<FeesAtPlace['items'][number]>(
  'select_fees_at_place',
  `select t.id as "appearanceType", t.name as "appearanceTypeName", t.case_type as "caseType",
          ${firstFeeOf(['of_court', 'of_county', 'of_state', 't'], 'contract')},
          case when of_court.id is not null then 'court' when of_county.id is not null then 'county'
               when of_state.id is not null then 'state' else 'standard' end as level,
          case when of_court.id is not null then co.name
               when of_county.id is not null then cy.full_name
               when of_state.id is not null then st.name else 'Standard fee' end as "from",
          case when p.court_id is not null then of_court.id
               when p.county_fips is not null then of_county.id
               else of_state.id end as "nonStandardFee"
     from (select $1::text as state_code, $2::text as county_fips, $3::uuid as court_id) p
     join states st on st.code = p.state_code
     left join counties cy on cy.fips = p.county_fips
     left join courts co on co.id = p.court_id
    cross join appearance_types t ${joinFeesAt('t.id', 'p')}
    where t.active and ($4::text is null or t.case_type = $4)
    order by t.case_type, t.position, t.name, t.id`,
);

/** What each kind of hearing costs at one place, and which place that comes from. */
export async function listFeesAtPlace(
  db: DbOrTx,
  query: QueryOf<typeof fees.listAtPlace>,
): Promise<FeesAtPlace> {
  const asked = placeIn(query);
  const [place] = await findPlaces(db, [asked]);
  if (!place) {
    const message = unknownPlaces[asked.level];
    throw new Refusal('not_found', { message, errors: { [asked.level]: message } });
  }
  const { stateCode, countyFips, courtId, name } = place;
  const values = [stateCode, countyFips, courtId, query.caseType ?? null];
  return { placeName: name, items: await db.all(selectAtPlace, values) };
}

/** The most specific of what is given. */
function placeIn({ state, county, court }: QueryOf<typeof fees.listAtPlace>): FeePlace {
  if (court !== undefined) return { level: 'court', court };
  if (county !== undefined) return { level: 'county', county };
  if (state !== undefined) return { level: 'state', state };
  throw new Refusal('invalid_request', { errors: { state: 'Choose a place' } });
}
