import { statement, type Tx } from '../../platform/db/database.ts';

const setDiscount = statement<never>(
  'set_redemption_discount',
  `update coupon_redemptions set discount_cents = $2
    where appearance_id = $1 and released_at is null`,
);

/** Keeps the redemption of an order true when the order is priced anew. */
export async function changeDiscount(
  tx: Tx,
  appearanceId: string,
  discountCents: number,
): Promise<void> {
  await tx.all(setDiscount, [appearanceId, discountCents]);
}
