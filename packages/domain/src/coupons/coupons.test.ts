import { describe, expect, it } from 'vitest';
import {
  type Coupon,
  type CouponRefusal,
  type CouponUse,
  discountOf,
  normalizeCode,
  refuseCoupon,
} from './index.ts';

const start = Date.parse('2026-01-01T00:00:00Z');
const end = Date.parse('2027-01-01T00:00:00Z');
const coupon: Coupon = {
  code: 'FIRST25',
  percentOff: 25,
  amountOffCents: null,
  startsAtMs: start,
  endsAtMs: end,
  totalLimit: 10,
  perClientLimit: 2,
  caseTypes: ['Civil', 'Bankruptcy'],
  minimumCents: 10_000,
  active: true,
};
const use: CouponUse = {
  nowMs: start,
  caseType: 'Civil',
  subtotalCents: 10_000,
  redeemed: 9,
  redeemedByClient: 1,
};

describe('a code', () => {
  it.each<[string, Partial<Coupon>, Partial<CouponUse>, CouponRefusal | undefined]>([
    ['at the edge of every rule', {}, {}, undefined],
    [
      'without any limit',
      {
        startsAtMs: null,
        endsAtMs: null,
        totalLimit: null,
        perClientLimit: null,
        caseTypes: [],
        minimumCents: 0,
      },
      { redeemed: 1_000_000, redeemedByClient: 1_000, caseType: 'Probate', subtotalCents: 0 },
      undefined,
    ],
    ['switched off', { active: false }, {}, 'inactive'],
    ['before its time', {}, { nowMs: start - 1 }, 'not_started'],
    ['in its last moment', {}, { nowMs: end - 1 }, undefined],
    ['after its time', {}, { nowMs: end }, 'ended'],
    ['used up', {}, { redeemed: 10 }, 'used_up'],
    ['used by the client as often as allowed', {}, { redeemedByClient: 2 }, 'used_by_client'],
    ['for another practice area', {}, { caseType: 'Criminal' }, 'other_case_type'],
    ['below its minimum', {}, { subtotalCents: 9_999 }, 'below_minimum'],
    ['off and expired gives the first reason', { active: false }, { nowMs: end }, 'inactive'],
  ])('%s', (_, rules, facts, refusal) => {
    expect(refuseCoupon({ ...coupon, ...rules }, { ...use, ...facts })).toBe(refusal);
  });
});

it.each([
  [{ percentOff: 25, amountOffCents: null }, 17_500, 4_375],
  [{ percentOff: 33, amountOffCents: null }, 101, 33],
  [{ percentOff: 50, amountOffCents: null }, 101, 51],
  [{ percentOff: 100, amountOffCents: null }, 17_500, 17_500],
  [{ percentOff: null, amountOffCents: 2_000 }, 17_500, 2_000],
  [{ percentOff: null, amountOffCents: 20_000 }, 17_500, 17_500],
  [{ percentOff: null, amountOffCents: 20_000 }, 0, 0],
])('%j takes from %d cents %d', (rules, subtotal, off) => {
  expect(discountOf(rules, subtotal)).toBe(off);
});

it('is written one way, however it is typed', () => {
  expect(normalizeCode(' first 25\t')).toBe('FIRST25');
});
