import { randomUUID } from 'node:crypto';
import { coupons } from '../modules/coupons/coupons.schema.ts';
import { redeemCoupon } from '../modules/coupons/index.ts';
import type { Db } from '../platform/db/database.ts';
import { aUser } from './factories.ts';

let made = 0;

/** A code that anyone may use for anything, unless the details say otherwise. */
export async function aCoupon(
  db: Db,
  details: Partial<typeof coupons.$inferInsert> = {},
): Promise<{ id: string; code: string }> {
  made += 1;
  const discount = details.amountOffCents ? {} : { percentOff: 25 };
  const [coupon] = await db.orm
    .insert(coupons)
    .values({ code: `CODE-${made}`, ...discount, ...details })
    .returning({ id: coupons.id, code: coupons.code });
  if (!coupon) throw new Error('The coupon was not stored');
  return coupon;
}

interface Use {
  clientId?: string;
  appearanceId?: string;
  subtotalCents?: number;
}

/** Uses a code for a Civil order of $100.00 of somebody, unless told otherwise. */
export async function redeem(db: Db, code: string, use: Use = {}) {
  const clientId = use.clientId ?? (await aUser(db, ['client'])).id;
  const { appearanceId = randomUUID(), subtotalCents = 10_000 } = use;
  return db.transaction((tx) =>
    redeemCoupon(tx, { code, clientId, appearanceId, caseType: 'Civil', subtotalCents }),
  );
}
