import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aCoupon, redeem } from '../../testing/coupons.ts';
import { aUser } from '../../testing/factories.ts';
import { redeemCoupon, releaseRedemption } from './index.ts';

let test: TestApp;
let db: Db;
beforeAll(async () => {
  test = await buildTestApp({ env: { DATABASE_POOL: '25' } });
  ({ db } = test.platform);
});
afterAll(() => test.stop());

const usedUp = 'This code has been used as often as it can be.';
const usedByClient = 'You have used this code as often as it can be used.';

async function usesOf(couponId: string) {
  const [uses] = await db.sql<{ counted: number; standing: number }>(
    `select redeemed_count as counted,
            (select count(*) from coupon_redemptions r
              where r.coupon_id = c.id and r.released_at is null) as standing
       from coupons c where id = $1`,
    [couponId],
  );
  return uses;
}

/** How many were taken, and the reasons of those that were not. */
async function outcomesOf(tries: readonly Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(tries);
  const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const reasons = refusals.map((reason: unknown) => {
    if (!(reason instanceof Refusal)) throw reason;
    return `${reason.code}: ${reason.errors['coupon']}`;
  });
  return { taken: outcomes.length - refusals.length, reasons: [...new Set(reasons)].toSorted() };
}

const clients = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await aUser(db, ['client'])).id));
const release = (appearanceId: string) =>
  db.transaction((tx) => releaseRedemption(tx, appearanceId));

describe('redeeming', () => {
  it('takes a use and says what it takes off', async () => {
    const { id, code } = await aCoupon(db, { percentOff: 33 });
    const [clientId] = await clients(1);
    const appearanceId = randomUUID();
    expect(
      await redeem(db, code, { clientId: String(clientId), appearanceId, subtotalCents: 101 }),
    ).toEqual({ couponId: id, code, discountCents: 33 });
    expect(
      await db.sql(
        `select client_id, appearance_id, discount_cents, released_at from coupon_redemptions
          where coupon_id = $1`,
        [id],
      ),
    ).toEqual([
      { client_id: clientId, appearance_id: appearanceId, discount_cents: 33, released_at: null },
    ]);
    expect(await usesOf(id)).toEqual({ counted: 1, standing: 1 });
  });

  it.each([
    ['NO-SUCH-CODE', 'We do not know this code.'],
    ["' or true --", 'We do not know this code.'],
  ])('refuses %s', async (code, reason) => {
    await expect(redeem(db, code)).rejects.toMatchObject({
      code: 'conflict',
      message: reason,
      errors: { coupon: reason },
    });
  });

  it('refused by a rule takes nothing, also when the caller goes on', async () => {
    const { id, code } = await aCoupon(db, { caseTypes: ['Probate'] });
    const [clientId] = await clients(1);
    const wish = { code, clientId: String(clientId), caseType: 'Civil', subtotalCents: 1 } as const;
    const refusal = await db.transaction(async (tx) =>
      redeemCoupon(tx, { ...wish, appearanceId: randomUUID() }).catch((error: unknown) => error),
    );
    expect(refusal).toMatchObject({
      errors: { coupon: 'This code is not for this practice area.' },
    });
    expect(await usesOf(id)).toEqual({ counted: 0, standing: 0 });
  });

  it('is once an appearance, also with another code and at the same moment', async () => {
    const codes = [await aCoupon(db), await aCoupon(db)];
    const appearanceId = randomUUID();
    const tries = [...codes, ...codes].map(({ code }) => redeem(db, code, { appearanceId }));
    expect(await outcomesOf(tries)).toEqual({
      taken: 1,
      reasons: ['conflict: A code is used on this order already.'],
    });
    const counts = await Promise.all(codes.map(async ({ id }) => (await usesOf(id))?.counted));
    expect(counts.toSorted()).toEqual([0, 1]);
  });
});

describe('the limits', () => {
  it('of all uses hold when fifty want one at once', async () => {
    const { id, code } = await aCoupon(db, { totalLimit: 10 });
    const tries = (await clients(50)).map((clientId) => redeem(db, code, { clientId }));
    expect(await outcomesOf(tries)).toEqual({ taken: 10, reasons: [`conflict: ${usedUp}`] });
    expect(await usesOf(id)).toEqual({ counted: 10, standing: 10 });
  });

  it('of each client hold when three want many at once', async () => {
    const { id, code } = await aCoupon(db, { perClientLimit: 2 });
    const three = await clients(3);
    const tries = Array.from({ length: 51 }, async (_, i) =>
      redeem(db, code, { clientId: String(three[i % 3]) }),
    );
    expect(await outcomesOf(tries)).toEqual({ taken: 6, reasons: [`conflict: ${usedByClient}`] });
    expect(await usesOf(id)).toEqual({ counted: 6, standing: 6 });
    expect(
      await db.sql(
        `select count(*) as uses from coupon_redemptions where coupon_id = $1 group by client_id`,
        [id],
      ),
    ).toEqual([{ uses: 2 }, { uses: 2 }, { uses: 2 }]);
  });

  it('hold together', async () => {
    const { id, code } = await aCoupon(db, { totalLimit: 5, perClientLimit: 2 });
    const three = await clients(3);
    const tries = Array.from({ length: 30 }, async (_, i) =>
      redeem(db, code, { clientId: String(three[i % 3]) }),
    );
    expect((await outcomesOf(tries)).taken).toBe(5);
    expect(await usesOf(id)).toEqual({ counted: 5, standing: 5 });
  });

  it('are kept by the database too', async () => {
    const { id } = await aCoupon(db, { totalLimit: 1 });
    await expect(
      db.sql('update coupons set redeemed_count = 2 where id = $1', [id]),
    ).rejects.toThrow('coupons_total_limit');
  });
});

describe('releasing', () => {
  it('gives the use back once, also when it is asked for many times at once', async () => {
    const { id, code } = await aCoupon(db, { totalLimit: 2, perClientLimit: 1 });
    const [one, other] = await clients(2);
    const appearanceId = randomUUID();
    await redeem(db, code, { clientId: String(one), appearanceId });
    await redeem(db, code, { clientId: String(other) });
    const released = await Promise.all(Array.from({ length: 8 }, () => release(appearanceId)));
    expect(released.filter(Boolean)).toHaveLength(1);
    expect(await usesOf(id)).toEqual({ counted: 1, standing: 1 });
    await redeem(db, code, { clientId: String(one), appearanceId });
    expect(await usesOf(id)).toEqual({ counted: 2, standing: 2 });
  });

  it('of what was never redeemed changes nothing', async () => {
    expect(await release(randomUUID())).toBe(false);
  });

  it('and redeeming side by side block nobody and lose no use', async () => {
    const { id, code } = await aCoupon(db, { totalLimit: 10 });
    const appearances = Array.from({ length: 10 }, () => randomUUID());
    for (const appearanceId of appearances) await redeem(db, code, { appearanceId });
    const releases = appearances.map((appearanceId) => release(appearanceId));
    const again = appearances.map((appearanceId) => redeem(db, code, { appearanceId }));
    const more = appearances.map(() => redeem(db, code));
    await Promise.all([...releases, outcomesOf([...again, ...more])]);
    const uses = await usesOf(id);
    expect(uses?.counted).toBe(uses?.standing);
    expect(uses?.counted).toBeLessThanOrEqual(10);
  });
});
