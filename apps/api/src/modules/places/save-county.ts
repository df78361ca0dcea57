import type { BodyOf } from '@courtside/contract/endpoint';
import type { placeRecords } from '@courtside/contract/place-records';
import type { StateCode } from '@courtside/domain/places';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type CountyRecord, countyType } from './county-records.queries.ts';
import { lockPlace, recordAdded, recordChanged, refuseTaken } from './place-record.ts';
import { counties, states } from './places.schema.ts';

type NewCounty = BodyOf<typeof placeRecords.addCounty>;

export async function addCounty(
  tx: Tx,
  { body, origin }: { body: NewCounty; origin: Origin },
): Promise<CountyRecord> {
  const { id, state, ...details } = body;
  await refuseWrongState(tx, body);
  const stateCode = state as StateCode;
  await refuseTaken(
    countyType,
    tx.orm
      .insert(counties)
      .values({ fips: id, stateCode, ...details })
      .execute(),
  );
  const added = await countyType.get(tx, id);
  recordAdded(tx, origin, countyType, added);
  return added;
}

/** Every county's FIPS code begins with the one of its state. The state is held until the county is there. */
async function refuseWrongState(tx: Tx, { id, state: code }: NewCounty): Promise<void> {
  const [state] = await tx.orm
    .select()
    .from(states)
    .where(eq(states.code, code as StateCode))
    .for('key share');
  if (!state) {
    throw new Refusal('invalid_request', { errors: { state: 'There is no such state' } });
  }
  if (!id.startsWith(state.fips)) {
    throw new Refusal('invalid_request', {
      errors: { id: `Counties of ${state.name} begin with ${state.fips}` },
    });
  }
}

export async function changeCounty(
  tx: Tx,
  {
    id,
    body: { revision, ...details },
    origin,
  }: { id: string; body: BodyOf<typeof placeRecords.changeCounty>; origin: Origin },
): Promise<CountyRecord> {
  const was = await lockPlace(tx, countyType, { id, revision });
  await refuseTaken(
    countyType,
    tx.orm
      .update(counties)
      .set({ ...details, revision: sql`${counties.revision} + 1` })
      .where(eq(counties.fips, id))
      .execute(),
  );
  const is = await countyType.get(tx, id);
  recordChanged(tx, origin, countyType, { action: 'places.change', was, is });
  return is;
}
