import { neededColumns, type OrderMapping, orderColumnLabels } from '@courtside/domain/bulk-orders';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refuseFaultyMapping } from '../../platform/sheets/refuse-mapping.ts';
import { checkHearings } from './bulk-orders.jobs.ts';
import { type BulkOrder, getBulkOrder, lockBulkOrder } from './bulk-orders.queries.ts';
import { rememberMapping } from './remembered-mapping.ts';

const startCheck = statement<{ id: string }>(
  'start_bulk_order_check',
  `update bulk_orders
      set stage = 'checking', mapping = $2, failure = null, prices_changed = false, done_lines = 0,
          worked_at = clock_now()
    where id = $1 and has_lines and stage in ('uploaded', 'checked', 'failed')
   returning id`,
);

/** Begins the dry run with these columns, and remembers them for the next file. */
export async function requestCheck(
  tx: Tx,
  { jobs }: Platform,
  { id, clientId, mapping }: { id: string; clientId: string; mapping: OrderMapping },
): Promise<BulkOrder> {
  const { columns, hasLines } = await lockBulkOrder(tx, id, clientId);
  refuseFaultyMapping(orderColumnLabels, {
    mapping,
    width: columns.length,
    needed: mapping.county === null ? [...neededColumns, 'state'] : neededColumns,
  });
  if (!(await tx.first(startCheck, [id, JSON.stringify(mapping)]))) {
    throw new Refusal('conflict', {
      message: hasLines
        ? 'This file is being worked on or was ordered already.'
        : 'The lines of this file are no longer kept. Hand it in again.',
    });
  }
  await rememberMapping(tx, clientId, { columns, mapping });
  await jobs.enqueue(tx, checkHearings, { bulkOrderId: id });
  return getBulkOrder(tx, id, clientId);
}
