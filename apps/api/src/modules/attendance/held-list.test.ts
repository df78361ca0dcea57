import { attendance } from '@courtside/contract/attendance';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAssignedAppearance, inDays } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import type { SignedInUser } from '../../testing/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

const list = async (attorney: SignedInUser, query: Record<string, string>) => {
  const answer = await test.call(attendance.list, { token: attorney.token, query });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id);
};

it('lists every stage of a month for a calendar, earliest first, and nobody else’s', async () => {
  const { db } = test.platform;
  const [attorney, other] = [await anEligibleAttorney(db), await anEligibleAttorney(db)];
  const held = async (days: number, by = attorney) =>
    (await anAssignedAppearance(test, { date: inDays(days) }, { attorney: by })).id;
  const [later, sooner, reported] = [await held(40), await held(30), await held(35)];
  await held(33, other);
  await db.sql(
    `update appearances set status = 'reported', reported_at = clock_now(), approves_at = clock_now()
      where id = $1`,
    [reported],
  );
  expect(await list(attorney, { part: 'all' })).toEqual([sooner, reported, later]);
  expect(await list(attorney, { part: 'upcoming' })).toEqual([sooner, later]);
  expect(await list(attorney, { part: 'all', from: inDays(31), to: inDays(38) })).toEqual([
    reported,
  ]);
});
