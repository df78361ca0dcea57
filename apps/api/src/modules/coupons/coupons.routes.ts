import { coupons } from '@courtside/contract/coupons';
import { discountOf } from '@courtside/domain/coupons';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { csvOf } from '../../platform/sheets/csv.ts';
import { getCoupon, listCoupons } from './coupons.queries.ts';
import { findUsableCoupon } from './find-usable-coupon.ts';
import { listRedemptions, redemptionLines } from './redemptions.queries.ts';
import { addCoupon, changeCoupon } from './save-coupon.ts';

export const couponsModule: Module = (app, platform) => {
  route(app, platform, coupons.list, async ({ db, query }) => listCoupons(db, query));
  route(app, platform, coupons.get, async ({ db, params: { id } }) => getCoupon(db, id));

  route(app, platform, coupons.add, async ({ tx, body, origin }) =>
    addCoupon(tx, { body, origin }),
  );
  route(app, platform, coupons.change, async ({ tx, params: { id }, body, origin }) =>
    changeCoupon(tx, { id, body, origin }),
  );

  route(app, platform, coupons.listRedemptions, async ({ db, params: { id }, query }) => {
    await getCoupon(db, id);
    return listRedemptions(db, id, query);
  });
  route(app, platform, coupons.exportRedemptions, async ({ db, params: { id } }) => {
    const { code } = await getCoupon(db, id);
    return { fileName: `${code}-redemptions.csv`, content: csvOf(redemptionLines(db, id)) };
  });

  route(app, platform, coupons.validate, async ({ db, body, actor }) => {
    const found = await findUsableCoupon(db, { ...body, clientId: actor.userId });
    if ('refusal' in found) return { isValid: false, reason: found.refusal, discountCents: 0 };
    const discountCents = discountOf(found.coupon, body.subtotalCents);
    return { isValid: true, reason: null, discountCents };
  });
};
