import { caseTypeCodes } from '@courtside/domain/case-types';
import { describe, expect, it } from 'vitest';
import { type CouponRules, describeCoupon, scopeWords, usesWords } from './coupon-words.ts';

const plain: CouponRules = {
  discount: { kind: 'percent', percent: 25 },
  startsAt: null,
  endsAt: null,
  totalLimit: null,
  perClientLimit: null,
  caseTypes: [],
  minimumCents: 0,
  active: true,
};
const midnight = '2027-01-01T00:00:00Z';
const afternoon = '2026-12-31T17:30:00.000Z';

describe('a code in words', () => {
  it.each<[Partial<CouponRules>, string]>([
    [{}, '25% off any order.'],
    [{ discount: { kind: 'amount', cents: 2_050 } }, '$20.50 off any order.'],
    [{ caseTypes: ['Civil'] }, '25% off Civil orders.'],
    [{ caseTypes: ['FamilyLaw', 'Civil'] }, '25% off Family Law and Civil orders.'],
    [
      { caseTypes: ['Civil', 'Criminal', 'Probate'] },
      '25% off Civil, Criminal, and Probate orders.',
    ],
    [{ caseTypes: [...caseTypeCodes] }, '25% off any order.'],
    [{ minimumCents: 10_000 }, '25% off any order of at least $100.00.'],
    [{ startsAt: midnight }, '25% off any order, from Jan 1, 2027.'],
    [{ endsAt: midnight }, '25% off any order, through Dec 31, 2026.'],
    [{ endsAt: afternoon }, '25% off any order, until Dec 31, 2026, 5:30 PM UTC.'],
    [
      { startsAt: afternoon, endsAt: midnight },
      '25% off any order, from Dec 31, 2026, 5:30 PM UTC through Dec 31, 2026.',
    ],
    [{ totalLimit: 1 }, '25% off any order, at most once.'],
    [{ totalLimit: 1_200 }, '25% off any order, at most 1,200 times.'],
    [{ perClientLimit: 1 }, '25% off any order, at most once per client.'],
    [{ active: false }, '25% off any order. It is switched off.'],
    [
      {
        caseTypes: ['Civil', 'Bankruptcy'],
        minimumCents: 10_000,
        endsAt: midnight,
        totalLimit: 100,
        perClientLimit: 2,
      },
      '25% off Civil and Bankruptcy orders of at least $100.00, through Dec 31, 2026, at most 100 times, twice per client.',
    ],
  ])('%j', (rules, words) => {
    expect(describeCoupon({ ...plain, ...rules })).toBe(words);
  });
});

it.each<[Partial<CouponRules>, string]>([
  [{}, 'Any order'],
  [{ caseTypes: ['Civil'] }, 'Civil'],
  [{ caseTypes: ['Civil', 'Probate'], minimumCents: 5_000 }, 'Civil and Probate, from $50.00'],
  [{ caseTypes: ['Civil', 'Probate', 'Criminal'] }, '3 practice areas'],
  [{ caseTypes: [...caseTypeCodes], minimumCents: 1 }, 'Any order, from $0.01'],
])('%j is for %s', (rules, words) => {
  expect(scopeWords({ ...plain, ...rules })).toBe(words);
});

it('counts uses against the limit where there is one', () => {
  expect(usesWords({ redeemedCount: 12, totalLimit: 1_000 })).toBe('12 of 1,000');
  expect(usesWords({ redeemedCount: 1_200, totalLimit: null })).toBe('1,200');
});
