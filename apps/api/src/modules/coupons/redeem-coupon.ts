import { discountOf, unknownCoupon } from '@courtside/domain/coupons';
import { statement, type Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  type CouponFacts,
  type CouponTry,
  factColumns,
  judge,
  standingOfClient,
} from './find-usable-coupon.ts';

export interface Redemption {
  couponId: string;
  code: string;
  discountCents: number;
}

const lockFacts = statement<CouponFacts>(
  'lock_coupon_facts',
  `select ${factColumns} from coupons c where c.code = $1 for no key update`,
);

// A statement of its own: the one that waited for the lock still sees what was before it waited.
const countOfClient = statement<{ redeemedByClient: number }>(
  'count_redemptions_of_client',
  `select (${standingOfClient}) as "redeemedByClient" from coupons c where c.id = $1`,
);

const take = statement<{ id: string }>(
  'take_coupon_use',
  `with used as (
     insert into coupon_redemptions (coupon_id, client_id, appearance_id, discount_cents)
     values ($1, $2, $3, $4)
     on conflict (appearance_id) where released_at is null do nothing
     returning coupon_id)
   update coupons set redeemed_count = redeemed_count + 1
     from used where coupons.id = used.coupon_id
   returning coupons.id`,
);

/**
 * Takes one use of a code for an appearance. Everyone who wants a use of the same code waits in line
 * for its row, so that the limits are judged by what stands and hold at any pace.
 */
export async function redeemCoupon(
  tx: Tx,
  { appearanceId, ...wish }: CouponTry & { appearanceId: string },
): Promise<Redemption> {
  const facts = await tx.first(lockFacts, [wish.code]);
  if (!facts) throw refused(unknownCoupon);
  const counted = await tx.first(countOfClient, [facts.id, wish.clientId]);
  const judged = judge(facts, counted?.redeemedByClient ?? 0, wish);
  if ('refusal' in judged) throw refused(judged.refusal);

  const discountCents = discountOf(judged.coupon, wish.subtotalCents);
  const { id, code } = judged.coupon;
  const taken = await tx.first(take, [id, wish.clientId, appearanceId, discountCents]);
  if (!taken) throw refused('A code is used on this order already.');
  return { couponId: id, code, discountCents };
}

function refused(reason: string): Refusal {
  return new Refusal('conflict', { message: reason, errors: { coupon: reason } });
}
