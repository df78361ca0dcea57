import { bulkLimits } from '@courtside/contract/bulk-orders';
import type { Db } from '../../platform/db/database.ts';

/** Gives up what nobody works on any more, and lets old lines go with all that they say. */
export async function sweepOrders(db: Db): Promise<void> {
  await db.sql(
    `update bulk_orders
        set stage = 'failed', done_lines = 0,
            failure = 'The work stopped half-way. Nothing was ordered; check again.'
      where stage in ('checking', 'applying') and worked_at < clock_now() - interval '15 minutes'`,
  );
  const old = await db.sql<{ id: string }>(
    `select id from bulk_orders
      where has_lines and stage not in ('checking', 'applying')
        and created_at < clock_now() - make_interval(days => $1)`,
    [bulkLimits.keptDays],
  );
  for (const { id } of old) await letGo(db, id);
}

/** Its files go by the sweep of files, which knows until when each is held. */
async function letGo(db: Db, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.sql(`update bulk_orders set has_lines = false, sample = '[]' where id = $1`, [id]);
    await tx.sql('delete from bulk_order_files where bulk_order_id = $1', [id]);
    await tx.sql('delete from bulk_order_findings where bulk_order_id = $1', [id]);
    await tx.sql('delete from bulk_order_lines where bulk_order_id = $1', [id]);
  });
}
