import type { coverage } from '@courtside/contract/coverage';
import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';

export type CoveredState = ResponseOf<typeof coverage.addState>;
export type CoveredCounty = ResponseOf<typeof coverage.addCounty>;
type CoveredCourt = ResponseOf<typeof coverage.listCourts>['items'][number];
type PageQuery = QueryOf<typeof coverage.listCounties>;

const county = `c.fips as id, c.full_name as "fullName", c.state_code as state,
         c.active and s.active as active`;
const court = `k.id, k.name, k.city, c.full_name as "countyName", k.state_code as state,
         k.active and c.active and s.active as active`;

export async function listCoveredStates(db: DbOrTx, userId: string, page: PageQuery) {
  return keysetPage<CoveredState>(
    db,
    {
      select: `select s.code as id, s.name, s.active
        from attorney_states a join states s on s.code = a.state`,
      where: where('a.user_id = ?', userId),
      key: [
        { column: 's.name', type: 'text', of: ({ name }) => name },
        { column: 's.code', type: 'text', of: ({ id }) => id },
      ],
      direction: 'asc',
    },
    page,
  );
}

const selectOfferedState = statement<CoveredState>(
  'select_state_to_cover',
  'select code as id, name, active from states where code = $1 and active',
);

export async function findOfferedState(
  db: DbOrTx,
  code: string,
): Promise<CoveredState | undefined> {
  return db.first(selectOfferedState, [code]);
}

export async function listCoveredCounties(db: DbOrTx, userId: string, page: PageQuery) {
  return keysetPage<CoveredCounty>(
    db,
    {
      select: `select ${county}
        from attorney_counties a
        join counties c on c.fips = a.county_fips
        join states s on s.code = c.state_code`,
      where: where('a.user_id = ?', userId),
      key: [
        { column: 'c.full_name', type: 'text', of: ({ fullName }) => fullName },
        { column: 'c.fips', type: 'text', of: ({ id }) => id },
      ],
      direction: 'asc',
    },
    page,
  );
}

// Courts of Connecticut go by its counties; whoever covered a region alone would never hear of one.
const selectOfferedCounty = statement<CoveredCounty & { hasCourts: boolean }>(
  'select_county_to_cover',
  `select c.fips as id, c.full_name as "fullName", c.state_code as state, true as active,
          c.kind <> 'Planning Region'
            or exists (select from courts k where k.county_fips = c.fips) as "hasCourts"
     from offered_counties c where c.fips = $1`,
);

export async function findOfferedCounty(
  db: DbOrTx,
  fips: string,
): Promise<(CoveredCounty & { hasCourts: boolean }) | undefined> {
  return db.first(selectOfferedCounty, [fips]);
}

export async function listCoveredCourts(db: DbOrTx, userId: string, page: PageQuery) {
  return keysetPage<CoveredCourt>(
    db,
    {
      select: `select ${court}
        from attorney_courts a
        join courts k on k.id = a.court_id
        join counties c on c.fips = k.county_fips
        join states s on s.code = k.state_code`,
      where: where('a.user_id = ?', userId),
      key: [
        { column: 'k.name', type: 'text', of: ({ name }) => name },
        { column: 'k.id', type: 'uuid', of: ({ id }) => id },
      ],
      direction: 'asc',
    },
    page,
  );
}

const selectMap = statement<ResponseOf<typeof coverage.getMap>>(
  'select_coverage_map',
  `select array(select s.fips from attorney_states a join states s on s.code = a.state
                 where a.user_id = $1 order by s.fips) as states,
          array(select county_fips from attorney_counties
                 where user_id = $1 order by county_fips) as counties,
          array(select distinct k.county_fips from attorney_courts a join courts k on k.id = a.court_id
                 where a.user_id = $1 order by k.county_fips) as "countiesOfCourts",
          (select coalesce(jsonb_object_agg(fips, name), '{}')
             from (select s.fips, s.name from attorney_states a join states s on s.code = a.state
                    where a.user_id = $1
                    union all
                   select fips, full_name || ', ' || state_code from counties
                    where fips in (select county_fips from attorney_counties where user_id = $1
                                    union
                                   select k.county_fips
                                     from attorney_courts a join courts k on k.id = a.court_id
                                    where a.user_id = $1)) as named) as names`,
);

export async function getCoverageMap(db: DbOrTx, userId: string) {
  const map = await db.first(selectMap, [userId]);
  return map ?? { states: [], counties: [], countiesOfCourts: [], names: {} };
}

/** No more than can be covered at once; the rest is listed when these are. */
const mostNew = 500;

// What the product came with counts as told from the moment it was put in, and is news to nobody.
const selectNew = statement<CoveredCourt>(
  'select_new_courts_to_cover',
  `select k.id, k.name, k.city, k.county_name as "countyName", k.state_code as state,
          true as active
     from offered_courts k
    where k.announced_at > k.created_at
      and k.announced_at > clock_now() - interval '30 days'
      and (k.county_fips in (select county_fips from attorney_counties where user_id = $1)
           or k.state_code in (select state from attorney_states where user_id = $1))
      and not exists (select from attorney_courts a where a.user_id = $1 and a.court_id = k.id)
    order by k.name, k.id
    limit ${mostNew}`,
);

export async function listNewCourts(db: DbOrTx, userId: string): Promise<CoveredCourt[]> {
  return db.all(selectNew, [userId]);
}
