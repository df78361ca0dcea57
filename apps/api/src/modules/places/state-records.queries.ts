import type { QueryOf } from '@courtside/contract/endpoint';
import type { placeRecords, stateRecord } from '@courtside/contract/place-records';
import type { z } from 'zod';
import { type DbOrTx, statement } from '../../platform/db/database.ts';
import { keysetPage, where } from '../../platform/db/keyset.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PlaceType } from './place-record.ts';
import { asFilter } from './search-words.ts';

export type StateRecord = z.output<typeof stateRecord>;

const select = `
  select s.code as id, s.fips, s.name, s.time_zone as "timeZone", s.active, s.revision,
         (select count(*)::int from counties where state_code = s.code) as counties,
         (select count(*)::int from courts where state_code = s.code) as courts
    from states s`;

export async function listStateRecords(
  db: DbOrTx,
  { search, active, sort, ...page }: QueryOf<typeof placeRecords.listStates>,
) {
  return keysetPage<StateRecord>(
    db,
    {
      select,
      where: [
        ...where('s.active = ?', active),
        ...where(
          `to_tsvector('simple', search_form(s.name, s.code, s.fips)) @@ ?::tsquery`,
          asFilter(search),
        ),
      ],
      key: [
        { column: 's.name', type: 'text', of: (state) => state.name },
        { column: 's.code', type: 'text', of: (state) => state.id },
      ],
      direction: sort === 'name' ? 'asc' : 'desc',
    },
    page,
  );
}

const selectState = statement<StateRecord>('select_state_record', `${select} where s.code = $1`);

export async function getStateRecord(db: DbOrTx, id: string): Promise<StateRecord> {
  const state = await db.first(selectState, [id]);
  if (!state) throw new Refusal('not_found');
  return state;
}

export const stateType: PlaceType<StateRecord> = {
  noun: 'state',
  table: 'states',
  key: 'code',
  get: getStateRecord,
  details: ['fips', 'name', 'timeZone', 'active'],
  taken: {
    states_pkey: { id: 'Taken by another state' },
    states_fips_key: { fips: 'Taken by another state' },
    states_name_key: { name: 'Taken by another state' },
  },
};
