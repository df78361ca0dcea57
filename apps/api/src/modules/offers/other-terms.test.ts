import { appearances } from '@courtside/contract/appearances';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptOffer, termsOf } from '../../testing/accept-offer.ts';
import { aScheduledAppearance, quotedTotal } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { anAppearanceType } from '../../testing/fees.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

it.each([
  ['for the other side', async () => ({ representedSide: 'defendant' })],
  ['attended in another way', async () => ({ mode: 'phone' })],
  ['of another length', async () => ({ expectedMinutes: 25 })],
  [
    'of another kind',
    async () => ({ appearanceType: (await anAppearanceType(test.platform.db)).id }),
  ],
])('is not taken unseen: a hearing that is %s by now', async (_, change) => {
  const { db } = test.platform;
  const attorney = await anEligibleAttorney(db);
  const { id, order, revision, client } = await aScheduledAppearance(test);
  const seen = await termsOf(db, id);
  const changed = { ...order, ...(await change()) };
  const answer = await test.call(appearances.change, {
    token: client.token,
    params: { id },
    body: { ...changed, revision, expectedTotalCents: await quotedTotal(test, changed) },
  });
  expect(answer.json()).toMatchObject({ status: 'open', totalCents: 17_500 });
  const stale = await acceptOffer(test, attorney, id, seen);
  expect([stale.statusCode, stale.json<{ message: string }>().message]).toEqual([
    409,
    'The client has changed this appearance. Please look at it again.',
  ]);
  expect((await acceptOffer(test, attorney, id)).statusCode).toBe(200);
});
