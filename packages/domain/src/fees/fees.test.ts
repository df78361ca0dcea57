import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPolicies } from '../policies/index.ts';
import {
  calculateFee,
  calculateFees,
  type FeeFacts,
  type FeeLevel,
  isAtALoss,
  withAgreedRaise,
  withHigherRate,
} from './index.ts';

const fee = (level: FeeLevel, clientFeeCents: number, attorneyFeeCents = 0) => ({
  level,
  clientFeeCents,
  attorneyFeeCents,
  includedMinutes: 60,
  clientHourlyCents: 12_000,
  attorneyHourlyCents: 8_000,
});
const rushTiers = defaultPolicies.rush.tiers;
const plain: FeeFacts = { fees: [fee('standard', 17_500, 11_000)], expectedMinutes: 60, rushTiers };

describe('which fee is in force', () => {
  it.each<{ given: FeeLevel[]; level: FeeLevel }>([
    { given: ['standard'], level: 'standard' },
    { given: ['standard', 'state'], level: 'state' },
    { given: ['standard', 'state', 'county'], level: 'county' },
    { given: ['standard', 'court', 'state', 'county'], level: 'court' },
    { given: ['standard', 'court'], level: 'court' },
    { given: ['court', 'standard'], level: 'court' },
  ])('of $given it is the one of the $level', ({ given, level }) => {
    const [first, ...more] = given.map((each, index) => fee(each, index));
    if (!first) throw new Error('nothing given');
    expect(calculateFee({ ...plain, fees: [first, ...more] }).level).toBe(level);
  });
});

type Case = {
  what: string;
  facts: Partial<FeeFacts>;
  client: [string, number][];
  total: number;
  attorney: [string, number][];
  paid: number;
};

const half = { percentOff: 50, amountOffCents: null };
const cases: Case[] = [
  {
    what: 'plain',
    facts: {},
    client: [['fee', 17_500]],
    total: 17_500,
    attorney: [['fee', 11_000]],
    paid: 11_000,
  },
  {
    what: 'a minute over charges a started quarter hour',
    facts: { expectedMinutes: 61 },
    client: [
      ['fee', 17_500],
      ['overtime', 3_000],
    ],
    total: 20_500,
    attorney: [
      ['fee', 11_000],
      ['overtime', 2_000],
    ],
    paid: 13_000,
  },
  {
    what: 'exactly 24 hours ahead is no rush',
    facts: { hoursLeft: 24 },
    client: [['fee', 17_500]],
    total: 17_500,
    attorney: [['fee', 11_000]],
    paid: 11_000,
  },
  {
    what: 'under 24 hours',
    facts: { hoursLeft: 23.9 },
    client: [
      ['fee', 17_500],
      ['rush', 4_375],
    ],
    total: 21_875,
    attorney: [
      ['fee', 11_000],
      ['rush', 2_750],
    ],
    paid: 13_750,
  },
  {
    what: 'under 4 hours, rush on overtime too, then the coupon on all of it',
    facts: { hoursLeft: 3, expectedMinutes: 120, coupon: half },
    client: [
      ['fee', 17_500],
      ['overtime', 12_000],
      ['rush', 14_750],
      ['coupon', -22_125],
    ],
    total: 22_125,
    attorney: [
      ['fee', 11_000],
      ['overtime', 8_000],
      ['rush', 9_500],
    ],
    paid: 28_500,
  },
  {
    what: 'a coupon worth more than the order takes all of it and no more',
    facts: { coupon: { percentOff: null, amountOffCents: 50_000 } },
    client: [
      ['fee', 17_500],
      ['coupon', -17_500],
    ],
    total: 0,
    attorney: [['fee', 11_000]],
    paid: 11_000,
  },
  {
    what: 'half a cent is rounded up',
    facts: { fees: [fee('standard', 333, 111)], hoursLeft: 1 },
    client: [
      ['fee', 333],
      ['rush', 167],
    ],
    total: 500,
    attorney: [
      ['fee', 111],
      ['rush', 56],
    ],
    paid: 167,
  },
  {
    what: 'nothing stays nothing',
    facts: { fees: [fee('standard', 0, 0)], coupon: half },
    client: [
      ['fee', 0],
      ['coupon', 0],
    ],
    total: 0,
    attorney: [['fee', 0]],
    paid: 0,
  },
];

describe('a quote', () => {
  it.each(cases)('$what', ({ facts, client, total, attorney, paid }) => {
    const quote = calculateFee({ ...plain, ...facts });
    expect(quote.client.lines.map(({ kind, cents }) => [kind, cents])).toEqual(client);
    expect(quote.client.totalCents).toBe(total);
    expect(quote.attorney.lines.map(({ kind, cents }) => [kind, cents])).toEqual(attorney);
    expect(quote.attorney.totalCents).toBe(paid);
  });

  it('holds whole cents, is never negative, and its lines add up', () => {
    const amount = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 0, max: 1440 }),
        fc.double({ min: -10, max: 100, noNaN: true }),
        fc.integer({ min: 1, max: 100 }),
        (clientFee, attorneyFee, expectedMinutes, hoursLeft, percentOff) => {
          const quote = calculateFee({
            fees: [fee('standard', clientFee, attorneyFee)],
            expectedMinutes,
            hoursLeft,
            rushTiers,
            coupon: { percentOff, amountOffCents: null },
          });
          for (const { lines, totalCents } of [quote.client, quote.attorney]) {
            expect(Number.isSafeInteger(totalCents)).toBe(true);
            expect(totalCents).toBeGreaterThanOrEqual(0);
            expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
          }
        },
      ),
    );
  });
});

describe('a higher rate', () => {
  const quote = calculateFee({ ...plain, coupon: { percentOff: 10, amountOffCents: null } });

  it('is a line of its own on each side, beneath what was quoted', () => {
    const higher = withHigherRate(quote, { clientTotalCents: 20_000, attorneyTotalCents: 13_000 });
    expect(higher.client).toEqual({
      lines: [...quote.client.lines, { kind: 'higher_rate', cents: 4250 }],
      totalCents: 20_000,
    });
    expect(higher.attorney).toEqual({
      lines: [...quote.attorney.lines, { kind: 'higher_rate', cents: 2000 }],
      totalCents: 13_000,
    });
    expect(higher.subtotalCents).toBe(21_750);
  });

  it('says nothing on a side that stays as it is', () => {
    const higher = withHigherRate(quote, { clientTotalCents: 15_750, attorneyTotalCents: 12_000 });
    expect(higher.client).toEqual(quote.client);
    expect(higher.attorney.totalCents).toBe(12_000);
  });

  const nothing = { clientTotalCents: 15_750, attorneyTotalCents: 11_000 };
  const onBoth = { clientTotalCents: 20_000, attorneyTotalCents: 13_000 };
  it.each([
    ['that was never agreed', [nothing], [], []],
    ['on both sides', [onBoth], [4250], [2000]],
    ['of the attorney alone', [{ ...nothing, attorneyTotalCents: 12_500 }], [], [1500]],
    ['of the client alone', [{ ...nothing, clientTotalCents: 16_000 }], [250], []],
    [
      'agreed in two steps',
      [onBoth, { clientTotalCents: 20_100, attorneyTotalCents: 13_500 }],
      [4350],
      [2500],
    ],
  ])('%s is carried into the quote that replaces it', (_, totals, client, attorney) => {
    const agreed = totals.reduce((before, raise) => withHigherRate(before, raise), quote);
    const other = calculateFee({
      ...plain,
      expectedMinutes: 90,
      hoursLeft: 1,
      coupon: { percentOff: null, amountOffCents: 2000 },
    });
    const carried = withAgreedRaise(other, agreed);
    const raise = (cents: number[]) => cents.map((each) => ({ kind: 'higher_rate', cents: each }));
    const [more = 0] = client;
    expect(carried).toEqual({
      level: other.level,
      client: {
        lines: [...other.client.lines, ...raise(client)],
        totalCents: other.client.totalCents + more,
      },
      attorney: {
        lines: [...other.attorney.lines, ...raise(attorney)],
        totalCents: other.attorney.totalCents + (attorney[0] ?? 0),
      },
      subtotalCents: other.subtotalCents + more,
    });
    expect(withAgreedRaise(other, carried)).toEqual(carried);
  });
});

it('quotes several orders and their sum', () => {
  const { quotes, clientTotalCents } = calculateFees([plain, { ...plain, hoursLeft: 1 }]);
  expect(quotes.map(({ client }) => client.totalCents)).toEqual([17_500, 26_250]);
  expect(clientTotalCents).toBe(43_750);
});

it.each([
  [17_500, 11_000, false],
  [11_000, 11_000, false],
  [11_000, 11_001, true],
])('a client fee of %d and an attorney fee of %d is a loss: %s', (client, attorney, is) => {
  expect(isAtALoss(fee('standard', client, attorney))).toBe(is);
});
