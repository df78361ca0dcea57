import { statement, type Tx } from '../../platform/db/database.ts';

// The coupon before its redemption, as redeeming locks them: the other way round the two could block each other.
const lockCoupon = statement<{ id: string }>(
  'lock_coupon_of_appearance',
  `select c.id from coupons c
     join coupon_redemptions r on r.coupon_id = c.id
    where r.appearance_id = $1 and r.released_at is null
      for no key update of c`,
);

const release = statement<{ id: string }>(
  'release_redemption',
  `with released as (
     update coupon_redemptions set released_at = clock_now()
      where appearance_id = $1 and released_at is null
     returning coupon_id)
   update coupons set redeemed_count = redeemed_count - 1
     from released where coupons.id = released.coupon_id
   returning coupons.id`,
);

/** Gives back the use that an appearance took. Says whether there was one. */
export async function releaseRedemption(tx: Tx, appearanceId: string): Promise<boolean> {
  if (!(await tx.first(lockCoupon, [appearanceId]))) return false;
  return (await tx.first(release, [appearanceId])) !== undefined;
}
