import { attendance } from '@courtside/contract/attendance';
import { dispatch } from '@courtside/contract/dispatch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptOffer } from '../../testing/accept-offer.ts';
import { mailsOf } from '../../testing/accounts.ts';
import { aScheduledAppearance, changeByClient, inDays } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { runJobs } from '../../testing/run-jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

/** Changed while the first attorney held it, and given to the second before anybody was told. */
const aHandedOver = async (change: Record<string, unknown>) => {
  const { db } = test.platform;
  const [first, second] = [await anEligibleAttorney(db), await anEligibleAttorney(db)];
  const made = await aScheduledAppearance(test);
  const { id } = made;
  expect((await acceptOffer(test, first, id)).statusCode).toBe(200);
  await runJobs(test);
  const answer = await changeByClient(test, made, change);
  expect(answer.json()).toMatchObject({ status: 'assigned' });
  const released = await test.call(attendance.release, {
    token: first.token,
    params: { id },
    body: { reason: null },
  });
  expect(released.statusCode).toBe(200);
  const given = await test.call(dispatch.assign, {
    token: (await aSignedInUser(db, 'admin')).token,
    params: { id },
    body: { attorney: second.id },
  });
  expect(given.statusCode).toBe(200);
  await runJobs(test);
  const subjectsOf = async (user: { id: string }) =>
    (await mailsOf(test, user)).map(({ subject }) => subject);
  return { first: await subjectsOf(first), second: await subjectsOf(second) };
};

describe('who holds it only since a change', () => {
  it('is not told that it was changed under them', async () => {
    const { second } = await aHandedOver({ date: inDays(16) });
    expect(second).toContain('An appearance was assigned to you');
    expect(second).not.toContain('An appearance of yours was changed');
  });
});

describe('who gave it back after a change', () => {
  it('is not told of what the client wrote since', async () => {
    const { first } = await aHandedOver({ privateInstructions: 'Ask for June.' });
    expect(first).not.toContain('An appearance has changed');
  });
});
