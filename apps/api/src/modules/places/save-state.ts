import type { BodyOf } from '@courtside/contract/endpoint';
import type { placeRecords } from '@courtside/contract/place-records';
import type { StateCode } from '@courtside/domain/places';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { lockPlace, recordAdded, recordChanged, refuseTaken } from './place-record.ts';
import { states } from './places.schema.ts';
import { type StateRecord, stateType } from './state-records.queries.ts';

export async function addState(
  tx: Tx,
  {
    body: { id, ...details },
    origin,
  }: { body: BodyOf<typeof placeRecords.addState>; origin: Origin },
): Promise<StateRecord> {
  // Territories have codes too, which the list of the states does not name.
  const code = id as StateCode;
  await refuseTaken(
    stateType,
    tx.orm
      .insert(states)
      .values({ code, ...details })
      .execute(),
  );
  const added = await stateType.get(tx, id);
  recordAdded(tx, origin, stateType, added);
  return added;
}

export async function changeState(
  tx: Tx,
  {
    id,
    body: { revision, ...details },
    origin,
  }: { id: string; body: BodyOf<typeof placeRecords.changeState>; origin: Origin },
): Promise<StateRecord> {
  const was = await lockPlace(tx, stateType, { id, revision });
  await refuseTaken(
    stateType,
    tx.orm
      .update(states)
      .set({ ...details, revision: sql`${states.revision} + 1` })
      .where(eq(states.code, id as StateCode))
      .execute(),
  );
  const is = await stateType.get(tx, id);
  recordChanged(tx, origin, stateType, { action: 'places.change', was, is });
  return is;
}
