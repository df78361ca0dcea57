import type { FeePlace } from '@courtside/contract/fees';
import type { StateCode } from '@courtside/domain/places';
import { type DbOrTx, statement } from '../../platform/db/database.ts';

/** A place with all that it lies in. */
export interface ResolvedPlace {
  stateCode: StateCode;
  countyFips: string | null;
  courtId: string | null;
  name: string;
}

const resolvePlaces = statement<ResolvedPlace | { stateCode: null }>(
  'resolve_fee_places',
  `select st.code as "stateCode", cy.fips as "countyFips", co.id as "courtId",
          coalesce(co.name, cy.full_name, st.name) as name
     from jsonb_array_elements($1::jsonb) with ordinality as given(place, number)
     left join courts co on co.id = (place ->> 'court')::uuid
     left join counties cy on cy.fips = coalesce(co.county_fips, place ->> 'county')
     left join states st
       on st.code = case place ->> 'level' when 'state' then place ->> 'state' else cy.state_code end
    order by number`,
);

/** Each place in the order given; undefined where there is none. Inactive ones are found as well. */
export async function findPlaces(
  db: DbOrTx,
  places: readonly FeePlace[],
): Promise<(ResolvedPlace | undefined)[]> {
  const found = await db.all(resolvePlaces, [JSON.stringify(places)]);
  return found.map((place) => (place.stateCode === null ? undefined : place));
}

/** What to say of a place that is not there. */
export const unknownPlaces = {
  state: 'We do not know this state.',
  county: 'We do not know this county.',
  court: 'We do not know this court.',
} as const;
