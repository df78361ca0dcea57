import type { QueryOf } from '@courtside/contract/endpoint';
import type { courtRecord, placeRecords } from '@courtside/contract/place-records';
import type { z } from 'zod';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { type Condition, keysetPage, where } from '../../platform/db/keyset.ts';
import { Refusal } from '../../platform/refusal.ts';
import { onlyActive, type PlaceType } from './place-record.ts';
import { asFilter } from './search-words.ts';

export type CourtRecord = z.output<typeof courtRecord>;
export type CourtFilters = QueryOf<typeof placeRecords.exportCourts>;

const columns = `
  k.id, k.name, k.kind, k.level, k.entity, k.state_code as state, s.name as "stateName",
  k.county_fips as county, c.full_name as "countyName", k.city, k.street, k.zip, k.phone,
  k.remote_note as "remoteNote", k.time_zone as "timeZone", k.case_types as "caseTypes", k.active,
  k.starter, k.confidence, k.announced_at is not null as "isAnnounced",
  k.created_at as "createdAt", k.revision`;

const sorts = {
  name: { column: 'k.name', type: 'text', of: (court: CourtRecord) => court.name },
  newest: {
    column: 'k.created_at',
    type: 'timestamptz',
    of: (court: CourtRecord) => court.createdAt,
  },
};
const byId = { column: 'k.id', type: 'uuid', of: (court: CourtRecord) => court.id };

export async function listCourtRecords(
  db: DbOrTx,
  { sort, cursor, limit, ...filters }: QueryOf<typeof placeRecords.listCourts>,
) {
  return keysetPage<CourtRecord>(
    db,
    {
      select: selectFrom(filters),
      where: conditionsOf(filters),
      key: [sorts[sort === 'newest' ? 'newest' : 'name'], byId],
      direction: sort === 'name' ? 'asc' : 'desc',
    },
    { cursor, limit },
  );
}

function selectFrom({ active }: CourtFilters): string {
  return `select ${columns}
    from ${onlyActive('courts', active)} k
    join counties c on c.fips = k.county_fips
    join states s on s.code = k.state_code`;
}

function conditionsOf({ search, state, county, kind, confidence }: CourtFilters): Condition[] {
  return [
    ...where('k.state_code = ?', state),
    ...where('k.county_fips = ?', county),
    ...where('k.kind = ?', kind),
    ...where('k.confidence = ?', confidence),
    ...where('k.search_words @@ ?::tsquery', asFilter(search)),
  ];
}

const selectCourt = statement<CourtRecord>(
  'select_court_record',
  `${selectFrom({})} where k.id = $1`,
);

export async function getCourtRecord(db: DbOrTx, id: string): Promise<CourtRecord> {
  const court = await db.first(selectCourt, [id]);
  if (!court) throw new Refusal('not_found');
  return court;
}

export const courtType: PlaceType<CourtRecord> = {
  noun: 'court',
  table: 'courts',
  key: 'id',
  get: getCourtRecord,
  details: [
    'name',
    'kind',
    'level',
    'entity',
    'state',
    'county',
    'city',
    'street',
    'zip',
    'phone',
    'remoteNote',
    'timeZone',
    'caseTypes',
    'active',
    'starter',
    'confidence',
  ],
  taken: { courts_by_county_and_name: { name: 'Taken by another court of this county' } },
};
