import { randomUUID } from 'node:crypto';
import { coupons } from '@courtside/contract/coupons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aCoupon, redeem } from '../../testing/coupons.ts';
import { aSignedInUser, aUser } from '../../testing/factories.ts';
import { releaseRedemption } from './index.ts';

let test: TestApp;
let db: Db;
let token: string;
beforeAll(async () => {
  test = await buildTestApp({ env: { TRUST_PROXY: 'true' } });
  ({ db } = test.platform);
  ({ token } = await aSignedInUser(db, 'admin_limited'));
});
afterAll(() => test.stop());

/** A code used by two clients, once given back. */
async function aUsedCoupon() {
  const { id, code } = await aCoupon(db);
  const ingrid = await aUser(db, ['client'], { firstName: 'Ingrid', firm: '=Nakamura, LLP' });
  const [given, kept] = [randomUUID(), randomUUID()];
  await redeem(db, code, { clientId: ingrid.id, appearanceId: given });
  await db.transaction((tx) => releaseRedemption(tx, given));
  await redeem(db, code, { appearanceId: kept, subtotalCents: 6_789 });
  return { id, code, given, kept };
}

describe('redemptions', () => {
  it('are listed with who, what and when, newest first, and filtered', async () => {
    const { id, given, kept } = await aUsedCoupon();
    const listed = async (query: Record<string, string> = {}) =>
      (await test.call(coupons.listRedemptions, { token, params: { id }, query })).json<{
        items: { appearance: string }[];
        next: string | null;
      }>();
    expect(await listed()).toEqual({
      items: [
        {
          id: expect.any(String) as string,
          clientName: 'Robin Vale',
          firm: null,
          appearance: kept,
          discountCents: 1_697,
          redeemedAt: expect.any(String) as string,
          releasedAt: null,
        },
        expect.objectContaining({
          clientName: 'Ingrid Vale',
          firm: '=Nakamura, LLP',
          appearance: given,
          discountCents: 2_500,
          releasedAt: expect.any(String) as string,
        }),
      ],
      next: null,
    });
    expect((await listed({ released: 'true' })).items).toMatchObject([{ appearance: given }]);
    expect((await listed({ released: 'false' })).items).toMatchObject([{ appearance: kept }]);
    const first = await listed({ limit: '1' });
    const rest = await listed({ limit: '1', cursor: String(first.next) });
    expect(rest).toMatchObject({ items: [{ appearance: given }], next: null });
  });

  it('are exported as a table that a spreadsheet does not calculate', async () => {
    const { id, code, given, kept } = await aUsedCoupon();
    const answer = await test.call(coupons.exportRedemptions, { token, params: { id } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${code}-redemptions.csv"`,
    });
    const instant = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z`;
    expect(answer.body.replace('\uFEFF', '').split('\r\n')).toEqual([
      'Client,Firm,Appearance,Discount (USD),Redeemed at (UTC),Given back at (UTC)',
      expect.stringMatching(new RegExp(`^Robin Vale,,${kept},16.97,${instant},$`)),
      expect.stringMatching(
        new RegExp(`^Ingrid Vale,"'=Nakamura, LLP",${given},25.00,${instant},${instant}$`),
      ),
      '',
    ]);
  });

  it('of a code with many are exported whole, each once', async () => {
    const { id, code } = await aCoupon(db);
    await redeem(db, code, { subtotalCents: 0 });
    await db.sql(
      `insert into coupon_redemptions
         (coupon_id, client_id, appearance_id, discount_cents, released_at)
       select coupon_id, client_id, appearance_id, n, clock_now()
         from coupon_redemptions, generate_series(1, 2500) n where coupon_id = $1`,
      [id],
    );
    const { body } = await test.call(coupons.exportRedemptions, { token, params: { id } });
    const lines = body.split('\r\n').slice(1, -1);
    const amounts = lines.map((line) => Math.round(Number(line.split(',')[3]) * 100));
    expect(amounts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 2501 }, (_, n) => n));
  });

  it('of a code that does not exist are not found', async () => {
    for (const endpoint of [coupons.listRedemptions, coupons.exportRedemptions]) {
      const answer = await test.call(endpoint, { token, params: { id: randomUUID() } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
  });
});

describe('a client who tries a code', () => {
  interface Tried {
    clientToken?: string;
    from?: string;
    caseType?: string;
    subtotalCents?: number;
  }
  async function validate(code: string, { clientToken, from = '10.1.1.1', ...order }: Tried = {}) {
    return test.call(coupons.validate, {
      token: clientToken ?? (await aSignedInUser(db, 'client')).token,
      body: { code, caseType: 'Civil', subtotalCents: 17_500, ...order },
      headers: { 'x-forwarded-for': from },
    });
  }

  it('is told what it takes off, however it is typed, and takes no use', async () => {
    const { id } = await aCoupon(db, { code: 'TRY-25' });
    expect((await validate(' try-25 ')).json()).toEqual({
      isValid: true,
      reason: null,
      discountCents: 4_375,
    });
    expect(await db.sql('select redeemed_count from coupons where id = $1', [id])).toEqual([
      { redeemed_count: 0 },
    ]);
  });

  it('is told why not', async () => {
    const { code } = await aCoupon(db, { perClientLimit: 1, minimumCents: 17_501 });
    const client = await aSignedInUser(db, 'client');
    const reason = async (asked: string, more = {}) =>
      (
        await validate(asked, { clientToken: client.token, from: '10.1.1.2', ...more })
      ).json<object>();
    const refused = (words: string) => ({ isValid: false, reason: words, discountCents: 0 });
    expect(await reason('NOPE')).toEqual(refused('We do not know this code.'));
    expect(await reason(code)).toEqual(refused('This order is below the minimum for this code.'));
    await redeem(db, code, { clientId: client.id, subtotalCents: 17_501 });
    expect(await reason(code, { subtotalCents: 17_501 })).toEqual(
      refused('You have used this code as often as it can be used.'),
    );
    await db.sql('update coupons set active = false where code = $1', [code]);
    expect(await reason(code)).toEqual(refused('This code is no longer offered.'));
  });

  it('cannot go on trying', async () => {
    const { token: clientToken } = await aSignedInUser(db, 'client');
    const tries = await Promise.all(
      Array.from({ length: 25 }, (_, i) =>
        validate(`GUESS-${i}`, { clientToken, from: '10.9.9.9' }),
      ),
    );
    const refused = tries.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThanOrEqual(4);
    expect(refused[0]?.json()).toMatchObject({ code: 'too_many_requests' });
  });

  it('sends what can be tried', async () => {
    const wrong = await validate('', { from: '10.1.1.3', caseType: 'Maritime', subtotalCents: -1 });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({
      errors: {
        code: 'Enter a code',
        caseType: expect.any(String) as string,
        subtotalCents: 'Cannot be negative',
      },
    });
  });
});
