import { offers } from '@courtside/contract/offers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import type { SignedInUser } from '../../testing/factories.ts';
import { aReportedAppearance } from '../../testing/results.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

it('says to whoever was offered an appearance that it is taken, and not what became of it', async () => {
  const { db } = test.platform;
  const { id, attorney } = await aReportedAppearance(test);
  const other = await anEligibleAttorney(db);
  await db.sql(
    `insert into offers (appearance_id, attorney_id, wave, told_at)
     values ($1, $2, 'county', clock_now())`,
    [id, other.id],
  );
  const seenBy = async ({ token }: SignedInUser) =>
    (await test.call(offers.status, { token, params: { id } })).json<{ status: string }>();
  expect(await seenBy(attorney)).toMatchObject({ status: 'reported', isYours: true });
  expect(await seenBy(other)).toEqual({ status: 'assigned', isYours: false, actions: [] });
});
