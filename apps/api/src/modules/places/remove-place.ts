import type { Tx } from '../../platform/db/database.ts';
import { sqlState } from '../../platform/db/errors.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { detailsOf, lockPlace, type PlaceRecord, type PlaceType } from './place-record.ts';

/** Removes a place that nothing refers to; the database knows what does. */
export async function removePlace<Row extends PlaceRecord>(
  tx: Tx,
  type: PlaceType<Row>,
  { id, origin }: { id: string; origin: Origin },
): Promise<Record<string, never>> {
  const place = await lockPlace(tx, type, { id });
  await tx.sql(`delete from ${type.table} where ${type.key} = $1`, [id]).catch((error: unknown) => {
    if (sqlState(error) !== '23503') throw error;
    throw new Refusal('conflict', {
      message: `This ${type.noun} is in use. Deactivate it instead.`,
    });
  });
  record(tx, origin, {
    action: 'places.remove',
    recordType: type.noun,
    recordId: id,
    before: detailsOf(type, place),
  });
  return {};
}
