import type { QueryOf, ResponseOf } from '@courtside/contract/endpoint';
import type { places } from '@courtside/contract/places';
import { type Db, statement } from '../../platform/db/database.ts';
import { type Condition, keysetPage, where } from '../../platform/db/keyset.ts';
import { Refusal } from '../../platform/refusal.ts';
import { countPlaces } from './count-places.ts';
import { type SearchedPlaces, searchPlaces } from './search-places.ts';

type PublicCourt = ResponseOf<typeof places.getCourt>;
type Listed<List extends 'listStates' | 'listCounties'> = ResponseOf<
  (typeof places)[List]
>['items'][number];

const states: SearchedPlaces<Listed<'listStates'>> = {
  columns: 'p.code as id, p.name, p.time_zone as "timeZone"',
  from: '(select *, search_form(name, code) as search_text from states where active)',
  words: `to_tsvector('simple', p.search_text)`,
  key: { column: 'p.code', type: 'text' },
};

const counties: SearchedPlaces<Listed<'listCounties'>> = {
  columns: `p.fips as id, p.name, p.full_name as "fullName", p.kind, p.state_code as state,
         p.time_zone as "timeZone"`,
  from: 'offered_counties',
  words: `to_tsvector('simple', p.search_text)`,
  key: { column: 'p.fips', type: 'text' },
};

const courts: SearchedPlaces<PublicCourt> = {
  columns: `p.id, p.name, p.kind, p.level, p.entity, p.state_code as state,
         p.county_fips as county, p.county_name as "countyName", p.city, p.street, p.zip, p.phone,
         p.remote_note as "remoteNote", p.time_zone as "timeZone", p.case_types as "caseTypes"`,
  from: 'offered_courts',
  words: 'p.search_words',
  key: { column: 'p.id', type: 'uuid' },
};

export async function listOfferedStates(db: Db, query: QueryOf<typeof places.listStates>) {
  return listOffered(db, states, [], query);
}

export async function listOfferedCounties(
  db: Db,
  { state, ...query }: QueryOf<typeof places.listCounties>,
) {
  const filters = where('p.state_code = ?', state);
  return listOffered(db, counties, filters, query);
}

export async function listOfferedCourts(
  db: Db,
  { state, county, kind, caseType, ...query }: QueryOf<typeof places.listCourts>,
) {
  const filters = [
    ...where('p.state_code = ?', state),
    ...where('p.county_fips = ?', county),
    ...where('p.kind = ?', kind),
    ...where('p.case_types @> array[?::text]', caseType),
  ];
  return listOffered(db, courts, filters, query);
}

async function listOffered<Row extends { id: string; name: string }>(
  db: Db,
  places: SearchedPlaces<Row>,
  filters: Condition[],
  { search, ...page }: { search?: string | undefined; cursor?: string | undefined; limit: number },
) {
  if (search) {
    const items = await searchPlaces(db, places, {
      search,
      where: filters,
      limit: page.limit,
    });
    return { items, next: null, total: items.length };
  }
  const [listed, total] = await Promise.all([
    keysetPage<Row>(
      db,
      {
        select: `select ${places.columns} from ${places.from} p`,
        where: filters,
        key: [
          { column: 'p.name', type: 'text', of: ({ name }) => name },
          { ...places.key, of: ({ id }) => id },
        ],
        direction: 'asc',
      },
      page,
    ),
    countPlaces(db, places.from, filters),
  ]);
  return { ...listed, total };
}

const selectCourt = statement<PublicCourt>(
  'select_offered_court',
  `select ${courts.columns} from ${courts.from} p where p.id = $1`,
);

export async function getOfferedCourt(db: Db, id: string): Promise<PublicCourt> {
  const court = await db.first(selectCourt, [id]);
  if (!court) throw new Refusal('not_found');
  return court;
}
