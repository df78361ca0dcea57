export { changeDiscount } from './change-discount.ts';
export { couponsModule } from './coupons.routes.ts';
export { findUsableCoupons, type UsableCoupon } from './find-usable-coupon.ts';
export { redeemCoupon } from './redeem-coupon.ts';
export { releaseRedemption } from './release-redemption.ts';
