import type { QueryOf } from '@courtside/contract/endpoint';
import type { countyRecord, placeRecords } from '@courtside/contract/place-records';
import type { z } from 'zod';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';
import { Refusal } from '../../platform/refusal.ts';
import { onlyActive, type PlaceType } from './place-record.ts';
import { asFilter } from './search-words.ts';

export type CountyRecord = z.output<typeof countyRecord>;

const select = (active?: boolean) => `
  select c.fips as id, c.state_code as state, s.name as "stateName", c.name,
         c.full_name as "fullName", c.kind, c.time_zone as "timeZone",
         c.other_time_zone as "otherTimeZone", c.time_zone_note as "timeZoneNote",
         (select count(*)::int from courts where county_fips = c.fips) as courts,
         c.active, c.revision
    from ${onlyActive('counties', active)} c join states s on s.code = c.state_code`;

export async function listCountyRecords(
  db: DbOrTx,
  { search, active, state, sort, ...page }: QueryOf<typeof placeRecords.listCounties>,
) {
  return keysetPage<CountyRecord>(
    db,
    {
      select: select(active),
      where: [
        ...where('c.state_code = ?', state),
        ...where(`to_tsvector('simple', c.search_text) @@ ?::tsquery`, asFilter(search)),
      ],
      key: [
        { column: 'c.name', type: 'text', of: (county) => county.name },
        { column: 'c.fips', type: 'text', of: (county) => county.id },
      ],
      direction: sort === 'name' ? 'asc' : 'desc',
    },
    page,
  );
}

const selectCounty = statement<CountyRecord>(
  'select_county_record',
  `${select()} where c.fips = $1`,
);

export async function getCountyRecord(db: DbOrTx, id: string): Promise<CountyRecord> {
  const county = await db.first(selectCounty, [id]);
  if (!county) throw new Refusal('not_found');
  return county;
}

export const countyType: PlaceType<CountyRecord> = {
  noun: 'county',
  table: 'counties',
  key: 'fips',
  get: getCountyRecord,
  details: [
    'state',
    'name',
    'fullName',
    'kind',
    'timeZone',
    'otherTimeZone',
    'timeZoneNote',
    'active',
  ],
  taken: {
    counties_pkey: { id: 'Taken by another county' },
    counties_by_full_name: { fullName: 'Taken by another county of this state' },
  },
};
