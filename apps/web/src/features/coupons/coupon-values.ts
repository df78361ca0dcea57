import { newCoupon } from '@courtside/contract/coupons';
import { z } from 'zod';
import type { Coupon } from './coupon-queries.ts';
import type { CouponRules } from './coupon-words.ts';

/** A code as its form holds it: what is left empty is undefined or null. */
export type CouponValues = Pick<Coupon, 'code' | 'startsAt' | 'endsAt' | 'caseTypes' | 'active'> & {
  description: string;
  /** Both, so that a change of mind about the kind loses nothing. */
  discount: {
    kind: 'percent' | 'amount';
    percent: number | undefined;
    cents: number | null;
  };
  totalLimit: number | undefined;
  perClientLimit: number | undefined;
  minimumCents: number | null;
};

export const blankCoupon: CouponValues = {
  code: '',
  description: '',
  discount: { kind: 'percent', percent: undefined, cents: null },
  startsAt: null,
  endsAt: null,
  totalLimit: undefined,
  perClientLimit: undefined,
  caseTypes: [],
  minimumCents: null,
  active: true,
};

export function valuesOf(coupon: Coupon): CouponValues {
  const { code, startsAt, endsAt, caseTypes, active, discount } = coupon;
  return {
    code,
    description: coupon.description ?? '',
    discount: {
      kind: discount.kind,
      percent: discount.kind === 'percent' ? discount.percent : undefined,
      cents: discount.kind === 'amount' ? discount.cents : null,
    },
    startsAt,
    endsAt,
    totalLimit: coupon.totalLimit ?? undefined,
    perClientLimit: coupon.perClientLimit ?? undefined,
    caseTypes,
    minimumCents: coupon.minimumCents || null,
    active,
  };
}

/** Sends the chosen kind of discount alone, and checks all as the contract does. */
export const couponForm = z
  .custom<CouponValues>()
  .transform(({ discount: { kind, percent, cents }, minimumCents, ...values }) => {
    const discount = kind === 'percent' ? { kind, percent } : { kind, cents };
    return { ...values, discount, minimumCents: minimumCents ?? 0 } as z.input<typeof newCoupon>;
  })
  .pipe(newCoupon);

/**
 * The rules as far as they are typed; nothing while there is no discount. What is typed wrong is said
 * at its field, and left out here.
 */
export function rulesIn(values: CouponValues): CouponRules | undefined {
  const discount = discountIn(values.discount);
  if (!discount) return undefined;
  const { startsAt, endsAt, totalLimit, perClientLimit, caseTypes, minimumCents, active } = values;
  return {
    discount,
    startsAt,
    endsAt,
    totalLimit: isCount(totalLimit) ? totalLimit : null,
    perClientLimit: isCount(perClientLimit) ? perClientLimit : null,
    caseTypes,
    minimumCents: isCount(minimumCents) ? minimumCents : 0,
    active,
  };
}

function discountIn({ kind, percent, cents }: CouponValues['discount']) {
  if (kind === 'amount') return isCount(cents) ? { kind, cents } : undefined;
  return isCount(percent) && percent <= 100 ? { kind, percent } : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
