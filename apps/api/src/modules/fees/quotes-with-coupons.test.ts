import { quotes } from '@courtside/contract/quotes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aCoupon } from '../../testing/coupons.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { anAppearanceType } from '../../testing/fees.ts';
import { aCourt } from '../../testing/places.ts';

let test: TestApp;
let client: SignedInUser;
let court: { id: string };
let type: { id: string };
beforeAll(async () => {
  test = await buildTestApp();
  const { db } = test.platform;
  client = await aSignedInUser(db, 'client');
  court = await aCourt(db);
  type = await anAppearanceType(db);
});
afterAll(() => test.stop());

interface Quoted {
  lines: { kind: string; cents: number }[];
  totalCents: number;
}
const calculateAll = (body: object) =>
  test.call(quotes.calculateFees, { token: client.token, body });
const order = (more: object = {}) => ({
  appearanceType: type.id,
  court: court.id,
  date: '2099-03-24',
  time: '09:00',
  ...more,
});

describe('the fees of orders with a promotional code', () => {
  const aCode = async (code: string, details: Parameters<typeof aCoupon>[1] = {}) =>
    aCoupon(test.platform.db, { code, percentOff: 10, ...details });
  const totals = async (coupon: string, orders: object[]) => {
    const answer = await calculateAll({ orders, coupon });
    const { quotes: all, ...rest } = answer.json<{
      quotes: Quoted[];
      totalCents: number;
      couponRefusal: string | null;
    }>();
    return { each: all.map(({ totalCents }) => totalCents), ...rest };
  };

  it('are less on every order that it is valid for', async () => {
    await aCode('CIVIL10', { caseTypes: ['Civil'] });
    const probate = await anAppearanceType(test.platform.db, { caseType: 'Probate' });
    const orders = [order(), order({ appearanceType: probate.id }), order()];
    expect(await totals(' civil10 ', orders)).toEqual({
      each: [15_750, 17_500, 15_750],
      totalCents: 49_000,
      couponRefusal: null,
    });
    const answer = await calculateAll({ orders: [order()], coupon: 'CIVIL10' });
    expect(answer.json<{ quotes: Quoted[] }>().quotes[0]?.lines).toEqual([
      { kind: 'fee', cents: 17_500 },
      { kind: 'coupon', cents: -1750 },
    ]);
  });

  it('are less only as often as it may be used', async () => {
    await aCode('TWICE', { perClientLimit: 2, totalLimit: 5 });
    expect((await totals('TWICE', [order(), order(), order()])).each).toEqual([
      15_750, 15_750, 17_500,
    ]);
    await aCode('ONCE', { totalLimit: 1 });
    expect((await totals('ONCE', [order(), order()])).each).toEqual([15_750, 17_500]);
  });

  it('measure its minimum by each order', async () => {
    await aCode('LARGE', { minimumCents: 20_000 });
    expect((await totals('LARGE', [order(), order({ expectedMinutes: 120 })])).each).toEqual([
      17_500, 29_250,
    ]);
  });

  it('say why when it fits none', async () => {
    await aCode('PROBATE', { caseTypes: ['Probate'] });
    expect(await totals('PROBATE', [order(), order()])).toEqual({
      each: [17_500, 17_500],
      totalCents: 35_000,
      couponRefusal: 'This code is not for this practice area.',
    });
    expect((await totals('NO-SUCH', [order()])).couponRefusal).toBe('We do not know this code.');
    expect((await totals('  ', [order()])).couponRefusal).toBeNull();
  });
});
