export { applyHearings, checkHearings, sweepBulkOrders } from './bulk-orders.jobs.ts';
export { bulkOrdersModule } from './bulk-orders.routes.ts';
