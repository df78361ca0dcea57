import type { Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { lockPlace, type PlaceRecord, type PlaceType, recordChanged } from './place-record.ts';

interface Wanted {
  id: string;
  revision: number;
  active: boolean;
  origin: Origin;
}

/** Offers a place to choose from, or no longer does; what refers to it stays. */
export async function offerPlace<Row extends PlaceRecord>(
  tx: Tx,
  type: PlaceType<Row>,
  { id, revision, active, origin }: Wanted,
): Promise<Row> {
  const was = await lockPlace(tx, type, { id, revision });
  if (was.active === active) {
    throw new Refusal('conflict', {
      message: `This ${type.noun} is ${active ? 'active' : 'deactivated'} already.`,
    });
  }
  await tx.sql(
    `update ${type.table} set active = $2, revision = revision + 1 where ${type.key} = $1`,
    [id, active],
  );
  const is = await type.get(tx, id);
  recordChanged(tx, origin, type, {
    action: active ? 'places.activate' : 'places.deactivate',
    was,
    is,
  });
  return is;
}
