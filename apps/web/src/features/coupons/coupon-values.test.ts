import { describe, expect, it } from 'vitest';
import type { Coupon } from './coupon-queries.ts';
import { blankCoupon, couponForm, rulesIn, valuesOf } from './coupon-values.ts';

const details = {
  code: 'FIRST-25',
  description: null,
  discount: { kind: 'amount', cents: 2_000 },
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: null,
  totalLimit: 10,
  perClientLimit: null,
  caseTypes: ['Civil'],
  minimumCents: 0,
  active: true,
} satisfies Partial<Coupon>;
const stored: Coupon = {
  ...details,
  id: '0192f0c1-0000-7000-8000-000000000000',
  state: 'running',
  redeemedCount: 0,
  redeemedCents: 0,
  createdAt: '2026-01-01T00:00:00Z',
  revision: 1,
};

describe('the form of a code', () => {
  it('sends what is stored when nothing was touched', () => {
    expect(couponForm.parse(valuesOf(stored))).toEqual(details);
  });

  it('sends the chosen kind of discount alone', () => {
    const values = valuesOf(stored);
    const both = { ...values, discount: { ...values.discount, percent: 25 } };
    expect(couponForm.parse(both).discount).toEqual({ kind: 'amount', cents: 2_000 });
    const other = { ...both, discount: { ...both.discount, kind: 'percent' as const } };
    expect(couponForm.parse(other).discount).toEqual({ kind: 'percent', percent: 25 });
  });

  it('says at the field what is missing', () => {
    const problems = couponForm
      .safeParse(blankCoupon)
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(problems).toEqual([
      ['code', 'Use 3 to 30 letters, digits and hyphens, not starting with a hyphen'],
      ['discount.percent', 'Enter a percentage'],
    ]);
  });
});

describe('the rules as far as they are typed', () => {
  it('are none without a discount', () => {
    expect(rulesIn(blankCoupon)).toBeUndefined();
    const discount = { kind: 'percent' as const, percent: 101, cents: 500 };
    expect(rulesIn({ ...blankCoupon, discount })).toBeUndefined();
  });

  it('leave out what is typed wrong', () => {
    const typed = { ...valuesOf(stored), totalLimit: 'ten' as never, minimumCents: -1 };
    expect(rulesIn(typed)).toEqual({
      discount: { kind: 'amount', cents: 2_000 },
      startsAt: '2026-01-01T00:00:00Z',
      endsAt: null,
      totalLimit: null,
      perClientLimit: null,
      caseTypes: ['Civil'],
      minimumCents: 0,
      active: true,
    });
  });
});
