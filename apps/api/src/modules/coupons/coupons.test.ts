import { randomUUID } from 'node:crypto';
import { coupons } from '@courtside/contract/coupons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { logOf } from '../../testing/accounts.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aCoupon, redeem } from '../../testing/coupons.ts';
import { aSignedInUser, aUser } from '../../testing/factories.ts';
import { moveClock } from '../../testing/move-clock.ts';

let test: TestApp;
let db: Db;
let admin: { id: string; token: string };
beforeAll(async () => {
  test = await buildTestApp();
  ({ db } = test.platform);
  admin = await aSignedInUser(db, 'admin_limited');
});
afterAll(() => test.stop());

const form = {
  code: 'first-25',
  description: 'For new firms',
  discount: { kind: 'percent', percent: 25 },
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2099-01-01T00:00:00Z',
  totalLimit: 100,
  perClientLimit: 2,
  caseTypes: ['Civil', 'Bankruptcy', 'Civil'],
  minimumCents: 10_000,
  active: true,
};
interface Coupon {
  id: string;
  code: string;
  state: string;
  revision: number;
}
const add = (body: object, headers: Record<string, string> = {}) =>
  test.call(coupons.add, { token: admin.token, body, headers });
const change = (id: string, body: object) =>
  test.call(coupons.change, { token: admin.token, params: { id }, body });
const list = async (query: Record<string, string> = {}) =>
  (await test.call(coupons.list, { token: admin.token, query })).json<{
    items: Coupon[];
    next: string | null;
  }>();
const codesIn = async (query: Record<string, string>) =>
  (await list(query)).items.map(({ code }) => code);
async function added(more: object = {}): Promise<Coupon> {
  return (await add({ ...form, code: randomUUID().slice(0, 20), ...more })).json<Coupon>();
}

describe('adding', () => {
  it('stores the code in capitals with all its rules, and is on record', async () => {
    const answer = await add(form);
    expect(answer.statusCode).toBe(201);
    const coupon = answer.json<Coupon>();
    const details = { ...form, code: 'FIRST-25', caseTypes: ['Bankruptcy', 'Civil'] };
    expect(coupon).toEqual({
      ...details,
      id: expect.any(String) as string,
      state: 'running',
      redeemedCount: 0,
      redeemedCents: 0,
      createdAt: expect.any(String) as string,
      revision: 1,
    });
    const got = await test.call(coupons.get, { token: admin.token, params: { id: coupon.id } });
    expect(got.json()).toEqual(coupon);
    expect(await logOf(test, coupon.id)).toEqual([
      { action: 'coupons.add', actor_id: admin.id, before: null, after: details },
    ]);
  });

  it('needs only a code and a discount to be decided', async () => {
    const answer = await add({
      code: 'PLAIN',
      discount: { kind: 'amount', cents: 2_000 },
      caseTypes: [],
      minimumCents: 0,
      active: true,
    });
    expect(answer.json()).toMatchObject({
      description: null,
      discount: { kind: 'amount', cents: 2_000 },
      startsAt: null,
      endsAt: null,
      totalLimit: null,
      perClientLimit: null,
    });
  });

  it('refuses a code that is taken, however it is typed, also at the same moment', async () => {
    const answers = await Promise.all(
      ['one-only', 'ONE-ONLY', ' One-Only '].map((code) => add({ ...form, code })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
      message: 'There is a promotional code with this name already.',
      code: 'conflict',
      errors: { code: 'Taken by another promotional code' },
    });
  });

  it.each<[string, object, string]>([
    ['a short code', { code: 'ab' }, 'code'],
    ['a code with signs', { code: 'TEN%' }, 'code'],
    ['no discount', { discount: undefined }, 'discount'],
    ['a discount of nothing', { discount: { kind: 'amount', cents: 0 } }, 'discount.cents'],
    ['split cents', { discount: { kind: 'amount', cents: 1.5 } }, 'discount.cents'],
    ['more than all', { discount: { kind: 'percent', percent: 101 } }, 'discount.percent'],
    ['both discounts', { discount: { kind: 'percent', percent: 5, cents: 5 } }, 'discount.cents'],
    ['no use at all', { totalLimit: 0 }, 'totalLimit'],
    ['half a use', { perClientLimit: 1.5 }, 'perClientLimit'],
    ['an unknown practice area', { caseTypes: ['Maritime'] }, 'caseTypes.0'],
    ['a negative minimum', { minimumCents: -1 }, 'minimumCents'],
    ['an end before the start', { endsAt: '2025-01-01T00:00:00Z' }, 'endsAt'],
    ['an end that is the start', { endsAt: '2026-01-01T00:00:00.000Z' }, 'endsAt'],
    ['the year 0', { startsAt: '0000-01-01T00:00:00Z' }, 'startsAt'],
    ['a date only', { startsAt: '2026-01-01' }, 'startsAt'],
    ['a count of its own', { redeemedCount: 5 }, 'redeemedCount'],
  ])('refuses %s', async (_, wrong, field) => {
    const answer = await add({ ...form, code: 'WRONG', ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
  });

  it('is done once for one key', async () => {
    const headers = { 'idempotency-key': 'coupon-key-1' };
    const [first, replay] = [
      await add({ ...form, code: 'ONCE' }, headers),
      await add({ ...form, code: 'ONCE' }, headers),
    ];
    expect(first.statusCode).toBe(201);
    expect(replay.body).toBe(first.body);
  });
});

describe('changing', () => {
  it('replaces the rules, counts the revision, and records only what changed', async () => {
    const { id, revision } = await added();
    const body = { ...form, code: 'changed', discount: { kind: 'amount', cents: 900 }, revision };
    const answer = await change(id, { ...body, endsAt: null });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ code: 'CHANGED', revision: 2, endsAt: null });
    expect((await logOf(test, id))[1]).toEqual({
      action: 'coupons.change',
      actor_id: admin.id,
      before: {
        code: expect.any(String) as string,
        discount: { kind: 'percent', percent: 25 },
        endsAt: '2099-01-01T00:00:00Z',
      },
      after: { code: 'CHANGED', discount: { kind: 'amount', cents: 900 }, endsAt: null },
    });
  });

  it('that changes nothing is not on record', async () => {
    const { id, code, revision } = await added();
    expect((await change(id, { ...form, code, revision })).statusCode).toBe(200);
    expect(await logOf(test, id)).toHaveLength(1);
  });

  it('of one who looked before another changed it is refused, also at the same moment', async () => {
    const { id, code, revision } = await added();
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((description) =>
        change(id, { ...form, code, description, revision }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'conflict',
      errors: {},
    });
  });

  it('refuses the code of another', async () => {
    const { id, revision } = await added();
    const other = await added();
    const answer = await change(id, { ...form, code: other.code, revision });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ errors: { code: 'Taken by another promotional code' } });
  });

  it('refuses limits below what was used', async () => {
    const { id, code } = await aCoupon(db);
    const client = await aUser(db, ['client']);
    for (const clientId of [client.id, client.id, undefined]) {
      await redeem(db, code, clientId ? { clientId } : {});
    }
    const limits = (totalLimit: number, perClientLimit: number) =>
      change(id, { ...form, code, totalLimit, perClientLimit, revision: 1 });
    const refused = await limits(2, 1);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      message: 'A limit is below what was used already.',
      errors: {
        totalLimit: 'Used 3 times already',
        perClientLimit: 'One client used it 2 times already',
      },
    });
    const allowed = await limits(3, 2);
    expect(allowed.json()).toMatchObject({ totalLimit: 3, perClientLimit: 2, state: 'used_up' });
  });

  it('of what does not exist finds nothing', async () => {
    expect((await change(randomUUID(), { ...form, revision: 1 })).statusCode).toBe(404);
  });
});

describe('the list', () => {
  it('has count and sum of what stands, newest first, page by page', async () => {
    const [old, newer] = [await aCoupon(db), await aCoupon(db, { totalLimit: 12 })];
    await redeem(db, old.code);
    await redeem(db, old.code, { subtotalCents: 401 });
    const appearanceId = randomUUID();
    await redeem(db, old.code, { appearanceId });
    await db.sql(
      `with back as (update coupon_redemptions set released_at = clock_now()
                      where appearance_id = $1 returning coupon_id)
       update coupons set redeemed_count = redeemed_count - 1 from back where id = coupon_id`,
      [appearanceId],
    );
    const first = await list({ limit: '1' });
    expect(first.items).toMatchObject([{ id: newer.id, redeemedCount: 0, redeemedCents: 0 }]);
    const second = await list({ limit: '1', cursor: String(first.next) });
    expect(second.items).toMatchObject([{ id: old.id, redeemedCount: 2, redeemedCents: 2_600 }]);
  });

  it('is searched by any part of code and description, in any case', async () => {
    await aCoupon(db, { code: 'HARBOR-10', description: 'Spring 100%_fair' });
    for (const search of ['harbor', 'BOR-1', 'spring', '100%_f', '%_']) {
      expect([search, ...(await codesIn({ search }))]).toEqual([search, 'HARBOR-10']);
    }
    expect(await codesIn({ search: 'har%10' })).toEqual([]);
  });

  it('is filtered by state, which follows the clock', async () => {
    const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
    await aCoupon(db, { code: 'WHEN-PLANNED', startsAt: minutes(10) });
    await aCoupon(db, { code: 'WHEN-RUNNING', endsAt: minutes(10) });
    await aCoupon(db, { code: 'WHEN-ENDED', endsAt: minutes(-10) });
    await aCoupon(db, { code: 'WHEN-INACTIVE', active: false, endsAt: minutes(-10) });
    await aCoupon(db, { code: 'WHEN-USED', totalLimit: 1 });
    await redeem(db, 'WHEN-USED');
    const inState = async (state: string) => codesIn({ state, search: 'when-' });
    expect(await inState('planned')).toEqual(['WHEN-PLANNED']);
    expect(await inState('running')).toEqual(['WHEN-RUNNING']);
    expect(await inState('ended')).toEqual(['WHEN-ENDED']);
    expect(await inState('inactive')).toEqual(['WHEN-INACTIVE']);
    expect(await inState('used_up')).toEqual(['WHEN-USED']);
    await moveClock(db, '20 minutes');
    expect(await inState('planned')).toEqual([]);
    expect(await inState('running')).toEqual(['WHEN-PLANNED']);
    expect(await inState('ended')).toEqual(['WHEN-ENDED', 'WHEN-RUNNING']);
    await moveClock(db, '-20 minutes');
  });
});
