import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import type { fees } from '@courtside/contract/fees';
import type { DbOrTx } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';

type FeeChange = ResponseOf<typeof fees.listChanges>['items'][number];

// A place that is gone keeps its history, under what is still known of it.
const select = `
  select c.id::text as id, c.at, c.actor_name as "actorName", t.name as "appearanceTypeName",
         t.case_type as "caseType",
         case when c.court_id is not null then 'court' when c.county_fips is not null then 'county'
              when c.state_code is not null then 'state' else 'standard' end as level,
         case when c.court_id is not null then coalesce(co.name, 'A court that was removed')
              when c.county_fips is not null then coalesce(cy.full_name, c.county_fips)
              when c.state_code is not null then coalesce(st.name, c.state_code)
              else 'Standard fee' end as "placeName",
         c.before, c.after
    from fee_changes c
    join appearance_types t on t.id = c.appearance_type_id
    left join states st on st.code = c.state_code
    left join counties cy on cy.fips = c.county_fips
    left join courts co on co.id = c.court_id`;

export async function listFeeChanges(
  db: DbOrTx,
  { appearanceType, state, county, court, ...page }: QueryOf<typeof fees.listChanges>,
) {
  return keysetPage<FeeChange>(
    db,
    {
      select,
      where: [
        ...where('c.appearance_type_id = ?', appearanceType),
        ...where('c.state_code = ?', state),
        ...where('c.county_fips = ?', county),
        ...where('c.court_id = ?', court),
      ],
      key: [{ column: 'c.id', type: 'bigint', of: ({ id }) => id }],
      direction: 'desc',
    },
    page,
  );
}
