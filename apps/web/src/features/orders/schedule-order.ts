import { appearances } from '@courtside/contract/appearances';
import { normalizeCode } from '@courtside/domain/coupons';
import { call } from '../../platform/api.ts';
import type { Order } from './order-problems.ts';
import type { OrderValues } from './order-values.ts';

/** Sends the order at the price that was shown. */
export async function scheduleOrder(
  order: Order,
  { coupon, files }: OrderValues,
  expectedTotalCents: number,
  keyFor: (body: unknown) => string,
) {
  const code = normalizeCode(coupon);
  const body = {
    ...order,
    ...(code && { coupon: code }),
    files: files.map(({ uid }) => uid),
    expectedTotalCents,
  };
  return call(appearances.schedule, { body }, { idempotencyKey: keyFor(body) });
}
