import { policies } from '@courtside/contract/policies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aScheduledAppearance, inDays } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { dispatchSteps } from '../../testing/dispatch-steps.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { findIneligibility } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());
const { db, accept } = dispatchSteps(() => test);

const failedOf = async (id: string, attorneyId: string) =>
  (await findIneligibility(db(), id, attorneyId))?.check;

describe('what an attorney has on file', () => {
  const day = `(select hearing_date from appearances where id = $2)`;
  it.each([
    [
      'insurance to the day of the hearing is enough',
      `update attorney_documents set expires_on = ${day} where user_id = $1`,
      undefined,
    ],
    [
      'insurance to the day before is not',
      `update attorney_documents set expires_on = ${day} - 1 where user_id = $1 and kind = 'insurance'`,
      'documented',
    ],
    [
      'nor is one of two papers',
      `delete from attorney_documents where user_id = $1 and kind = 'w9' and ${day} is not null`,
      'documented',
    ],
    [
      'nor what was replaced',
      `update attorney_documents set replaced_at = clock_now() where user_id = $1 and ${day} is not null`,
      'documented',
    ],
    [
      'an admission to the day of the hearing is enough',
      `update bar_admissions set expires_on = ${day} where user_id = $1`,
      undefined,
    ],
    [
      'an admission elsewhere is not, when the one here has ended',
      `with here as (update bar_admissions set expires_on = ${day} - 1 where user_id = $1)
       insert into bar_admissions (user_id, state, number, year) values ($1, 'NV', 'N-1', 2012)`,
      'admitted',
    ],
  ])('%s', async (_, sql, expected) => {
    const attorney = await anEligibleAttorney(db());
    const { id } = await aScheduledAppearance(test);
    expect(await failedOf(id, attorney.id)).toBeUndefined();
    await db().sql(sql, [attorney.id, id]);
    expect(await failedOf(id, attorney.id)).toBe(expected);
  });
});

describe('where an attorney is', () => {
  it('counts against hearings at that time alone, ahead and past', async () => {
    const attorney = await anEligibleAttorney(db());
    const at = (time: string) =>
      aScheduledAppearance(test, { date: inDays(9), time, expectedMinutes: 60 });
    const [before, during, after] = [await at('08:30'), await at('10:00'), await at('10:30')];
    const held = await at('09:30');
    expect((await accept(attorney, held.id)).statusCode).toBe(200);
    const failed = async () =>
      Promise.all([before, during, after, held].map(async ({ id }) => failedOf(id, attorney.id)));
    expect(await failed()).toEqual([undefined, 'free', undefined, undefined]);
    await db().sql(
      `with moved as (update assignments set during = tstzrange(lower(during) - interval '20 days',
                             upper(during) - interval '20 days') where attorney_id = $1)
       update appearances set hearing_at = hearing_at - interval '20 days' where id = any($2)`,
      [attorney.id, [before.id, during.id, after.id, held.id]],
    );
    expect(await failed()).toEqual([undefined, 'free', undefined, undefined]);
  });
});

it('asks for the papers of the policy in force, and for none when it wants none', async () => {
  const attorney = await anEligibleAttorney(db());
  const { id } = await aScheduledAppearance(test);
  const admin = await aSignedInUser(db(), 'admin');
  const setPapers = async (requiresW9: boolean, requiresInsurance: boolean) => {
    const body = { requiresW9, requiresInsurance };
    const answer = await test.call(policies.saveEligibility, { token: admin.token, body });
    expect(answer.statusCode).toBe(200);
  };
  await db().sql(`delete from attorney_documents where user_id = $1 and kind = 'w9'`, [
    attorney.id,
  ]);
  expect(await failedOf(id, attorney.id)).toBe('documented');
  await setPapers(false, true);
  expect(await failedOf(id, attorney.id)).toBeUndefined();
  await db().sql('delete from attorney_documents where user_id = $1', [attorney.id]);
  expect(await failedOf(id, attorney.id)).toBe('documented');
  await setPapers(false, false);
  expect(await failedOf(id, attorney.id)).toBeUndefined();
});
