import { fees } from '@courtside/contract/fees';
import { policies } from '@courtside/contract/policies';
import { quotes } from '@courtside/contract/quotes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAddress } from '../../testing/accounts.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import {
  aFee,
  aNonStandardFee,
  anAppearanceType,
  aRetiredAppearanceType,
} from '../../testing/fees.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { aCounty, aCourt } from '../../testing/places.ts';

let test: TestApp;
let admin: SignedInUser;
let client: SignedInUser;
let court: { id: string };
let type: { id: string };
beforeAll(async () => {
  test = await buildTestApp({ env: { TRUST_PROXY: 'true' } });
  const { db } = test.platform;
  const [{ by } = { by: '' }] = await db.sql<{ by: string }>(
    `select (timestamptz '2027-03-10 17:00Z' - clock_now())::text as by`,
  );
  await moveClock(db, by);
  admin = await aSignedInUser(db, 'admin');
  client = await aSignedInUser(db, 'client');
  court = await aCourt(db);
  type = await anAppearanceType(db);
});
afterAll(() => test.stop());

interface Quoted {
  level: string;
  lines: { kind: string; cents: number }[];
  totalCents: number;
  hearingAt: string | null;
}
const calculate = (query: Record<string, string>) =>
  test.call(quotes.calculateFee, {
    query: { appearanceType: type.id, court: court.id, ...query },
    headers: { 'x-forwarded-for': anAddress() },
  });
const quote = async (query: Record<string, string> = {}) => (await calculate(query)).json<Quoted>();
const calculateAll = (body: object, { token } = client) =>
  test.call(quotes.calculateFees, { token, body });

// Two weeks after the clock of these tests, so that nothing is in a rush.
const later = { date: '2027-03-24', time: '09:00' };

describe('the fee', () => {
  it('is public, the client’s side only, and names its parts', async () => {
    const answer = await calculate({ ...later, expectedMinutes: '61' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      appearanceType: type.id,
      court: court.id,
      level: 'standard',
      includedMinutes: 60,
      lines: [
        { kind: 'fee', cents: 17_500 },
        { kind: 'overtime', cents: 3750, minutes: 15 },
      ],
      totalCents: 21_250,
      hearingAt: '2027-03-24T16:00:00.000Z',
      timeZone: 'America/Los_Angeles',
    });
    expect(answer.body).not.toMatch(/attorney/i);
  });

  it('is that of the most specific place, and changes with the next word of an administrator', async () => {
    const { db } = test.platform;
    const own = await anAppearanceType(db);
    const at = { appearanceType: own.id };
    const add = async (place: object, clientFeeCents: number) => {
      const body = { appearanceType: own.id, place, ...aFee, clientFeeCents };
      const answer = await test.call(fees.addNonStandard, { token: admin.token, body });
      return answer.json<{ id: string }>().id;
    };
    const seen = async () => {
      const { level, totalCents } = await quote(at);
      return [level, totalCents];
    };
    expect(await seen()).toEqual(['standard', 17_500]);
    // A cheaper county still wins over a dearer state: it is nearer, not larger.
    const county = await add({ level: 'county', county: '06037' }, 10_000);
    expect(await seen()).toEqual(['county', 10_000]);
    await add({ level: 'state', state: 'CA' }, 30_000);
    expect(await seen()).toEqual(['county', 10_000]);
    const ofCourt = await add({ level: 'court', court: court.id }, 20_000);
    expect(await seen()).toEqual(['court', 20_000]);
    await test.call(fees.changeNonStandard, {
      token: admin.token,
      params: { id: ofCourt },
      body: { ...aFee, clientFeeCents: 20_500, revision: 1 },
    });
    expect(await seen()).toEqual(['court', 20_500]);
    for (const id of [ofCourt, county]) {
      await test.call(fees.removeNonStandard, { token: admin.token, params: { id } });
    }
    expect(await seen()).toEqual(['state', 30_000]);
  });

  it('takes what is usual when nobody says how long', async () => {
    const long = await anAppearanceType(test.platform.db, { usualMinutes: 90 });
    expect(await quote({ appearanceType: long.id })).toMatchObject({
      lines: [
        { kind: 'fee', cents: 17_500 },
        { kind: 'overtime', cents: 7500, minutes: 30 },
      ],
      hearingAt: null,
    });
  });

  it('is more in a rush, by the policy in force', async () => {
    // The clock of these tests stands at 9:00 in Los Angeles.
    const soon = { date: '2027-03-11', time: '08:59' };
    expect((await quote(soon)).lines).toEqual([
      { kind: 'fee', cents: 17_500 },
      { kind: 'rush', cents: 4375, percent: 25 },
    ]);
    expect((await quote({ date: '2027-03-10', time: '12:30' })).lines[1]).toEqual({
      kind: 'rush',
      cents: 8750,
      percent: 50,
    });
    const body = { tiers: [{ underHours: 48, clientPercent: 10, attorneyPercent: 5 }] };
    await test.call(policies.saveRush, { token: admin.token, body });
    expect((await quote(soon)).totalCents).toBe(19_250);
    await test.call(policies.saveRush, { token: admin.token, body: { tiers: [] } });
    expect((await quote(soon)).totalCents).toBe(17_500);
  });

  it.each([
    [
      'a time that the clocks skip',
      { date: '2027-03-14', time: '02:30' },
      { time: 'The clocks skip this time on that day in the court’s zone.' },
    ],
    [
      'a time that has passed',
      { date: '2027-03-10', time: '08:59' },
      { date: 'This time has passed.' },
    ],
    [
      'a day that is none',
      { date: '2027-02-29', time: '09:00' },
      { date: 'Should be a date such as 2026-11-30' },
    ],
    [
      'a year that is none',
      { date: '+012027-03-01', time: '09:00' },
      { date: 'Should be a date such as 2026-11-30' },
    ],
    [
      'a time that is none',
      { date: '2027-03-24', time: '24:00' },
      { time: 'Should be a time such as 09:30' },
    ],
  ])('is not given for %s', async (_, hearing, errors) => {
    const answer = await calculate(hearing);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', errors });
  });

  it('asks which of two times is meant when the clocks pass it twice', async () => {
    const twice = { date: '2027-11-07', time: '01:30' };
    const asked = await calculate(twice);
    expect(asked.statusCode).toBe(400);
    expect(Object.keys(asked.json<{ errors: object }>().errors)).toEqual(['which']);
    expect((await quote({ ...twice, which: 'earlier' })).hearingAt).toBe(
      '2027-11-07T08:30:00.000Z',
    );
    expect((await quote({ ...twice, which: 'later' })).hearingAt).toBe('2027-11-07T09:30:00.000Z');
  });

  it('is not given where nothing can be ordered', async () => {
    const { db } = test.platform;
    const retired = await aRetiredAppearanceType(db);
    const closed = await aCourt(db, { active: false });
    const away = await aCourt(db, { countyFips: '06001' });
    await aCounty(db, '06001', { active: false });
    for (const [query, field] of [
      [{ appearanceType: retired.id }, 'appearanceType'],
      [{ court: closed.id }, 'court'],
      [{ court: away.id }, 'court'],
      [{ court: '0192f0c1-0000-7000-8000-000000000000' }, 'court'],
    ] as const) {
      const answer = await calculate(query);
      expect(answer.statusCode).toBe(404);
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
    }
    await aCounty(db, '06001', { active: true });
    expect((await calculate({ court: away.id })).statusCode).toBe(200);
  });

  it.each<Record<string, string>>([
    { expectedMinutes: '0' },
    { expectedMinutes: '1441' },
    { expectedMinutes: 'long' },
    { role: 'admin' },
  ])('refuses %j', async (query) => {
    expect((await calculate(query)).statusCode).toBe(400);
  });
});

describe('the fees of several orders', () => {
  const order = (more: object = {}) => ({
    appearanceType: type.id,
    court: court.id,
    ...later,
    ...more,
  });

  it('are quoted together, in order, the client’s side only', async () => {
    const { db } = test.platform;
    const other = await aCourt(db, { countyFips: '32003' });
    await aNonStandardFee(db, { appearanceTypeId: type.id, stateCode: 'NV', clientFeeCents: 9900 });
    const answer = await calculateAll({ orders: [order(), order({ court: other.id }), order()] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      quotes: [
        { court: court.id, level: 'standard', totalCents: 17_500 },
        { court: other.id, level: 'state', totalCents: 9900, timeZone: 'America/Los_Angeles' },
        { court: court.id, level: 'standard', totalCents: 17_500 },
      ],
      totalCents: 44_900,
      couponRefusal: null,
    });
    expect(answer.body).not.toMatch(/attorney/i);
  });

  it('name the order and the field that cannot be', async () => {
    const gap = { date: '2027-03-14', time: '02:30' };
    const answer = await calculateAll({ orders: [order(), order(gap)] });
    expect(answer.json()).toMatchObject({
      errors: { 'orders.1.time': 'The clocks skip this time on that day in the court’s zone.' },
    });
    const retired = await aRetiredAppearanceType(test.platform.db);
    const unknown = await calculateAll({
      orders: [order(), order({ appearanceType: retired.id })],
    });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({
      errors: { 'orders.1.appearanceType': 'This kind of hearing cannot be ordered.' },
    });
  });

  it('are asked by clients, with what an order needs and no more', async () => {
    const orders = [order()];
    expect((await calculateAll({ orders }, admin)).statusCode).toBe(403);
    expect((await calculateAll({ orders: [] })).statusCode).toBe(400);
    expect((await calculateAll({ orders: [order({ clientFeeCents: 1 })] })).statusCode).toBe(400);
    expect((await calculateAll({ orders: Array.from({ length: 101 }, order) })).statusCode).toBe(
      400,
    );
    expect(
      (await calculateAll({ orders: Array.from({ length: 100 }, () => order()) })).statusCode,
    ).toBe(200);
  });
});
