import type { Actor } from '../../platform/auth/sessions.ts';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin, Platform } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { applyHearings } from './bulk-orders.jobs.ts';
import { type BulkOrder, getBulkOrder, lockBulkOrder } from './bulk-orders.queries.ts';

const startApply = statement<never>(
  'start_bulk_order_apply',
  `update bulk_orders
      set stage = 'applying', prices_changed = false, done_lines = 0, worked_at = clock_now()
    where id = $1`,
);

interface Asked {
  id: string;
  actor: Actor;
  origin: Origin;
  /** What the client was shown for all of them. */
  expectedTotalCents: number;
}

/** Begins to order what the dry run found, if it found nothing wrong. */
export async function requestApply(
  tx: Tx,
  { jobs }: Platform,
  { id, actor, origin, expectedTotalCents }: Asked,
): Promise<BulkOrder> {
  const found = await lockBulkOrder(tx, id, actor.userId);
  const reason = reasonAgainst(found);
  if (reason) throw new Refusal('conflict', { message: reason });
  if (found.totalCents !== expectedTotalCents) throw new Refusal('price_changed');
  await tx.all(startApply, [id]);
  await jobs.enqueue(tx, applyHearings, { ...origin, bulkOrderId: id, actor });
  return getBulkOrder(tx, id, actor.userId);
}

function reasonAgainst({ stage, counts, hasLines }: BulkOrder): string | undefined {
  if (stage === 'applying') return 'These hearings are being ordered already.';
  if (stage === 'applied') return 'These hearings were ordered already.';
  if (stage !== 'checked') return 'Check the file first.';
  if (!hasLines) return 'The lines of this file are no longer kept. Hand it in again.';
  return counts.error > 0 ? 'Mend the faulty lines first, and upload again.' : undefined;
}
