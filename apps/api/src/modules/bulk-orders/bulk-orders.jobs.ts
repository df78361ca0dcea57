import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import { originData } from '../../platform/jobs/origin-data.ts';
import { applyBulkOrder, showPricesAnew } from './apply-bulk-order.ts';
import { checkBulkOrder } from './check-bulk-order.ts';
import { sweepOrders } from './sweep-orders.ts';

export const checkHearings = defineJob({
  name: 'bulk-orders.check',
  data: z.object({ bulkOrderId: z.uuid() }),
  retries: 5,
  run: ({ bulkOrderId }, { db }) => checkBulkOrder(db, bulkOrderId),
});

export const applyHearings = defineJob({
  name: 'bulk-orders.apply',
  data: z.object({
    bulkOrderId: z.uuid(),
    ...originData,
  }),
  retries: 5,
  async run({ bulkOrderId, ...origin }, context) {
    const done = await applyBulkOrder(context, bulkOrderId, origin);
    if (done !== 'prices changed') return;
    const { db, jobs } = context;
    await db.transaction(async (tx) => {
      if (await showPricesAnew(tx, bulkOrderId)) {
        await jobs.enqueue(tx, checkHearings, { bulkOrderId });
      }
    });
  },
});

export const sweepBulkOrders = defineJob({
  name: 'bulk-orders.sweep',
  data: z.object({}),
  retries: 3,
  run: (_, { db }) => sweepOrders(db),
});
