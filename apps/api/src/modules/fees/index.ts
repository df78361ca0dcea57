export { feesModule } from './fees.routes.ts';
export { type AskedOrder, type QuotedOrder, quoteOrders } from './quote-orders.ts';
