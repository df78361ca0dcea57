import { appearances } from '@courtside/contract/appearances';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hearingWords } from '../../platform/mail/words.ts';
import { acceptOffer } from '../../testing/accept-offer.ts';
import { mailsOf } from '../../testing/accounts.ts';
import { aScheduledAppearance, changeByClient, inDays } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aCourt } from '../../testing/places.ts';
import { runJobs } from '../../testing/run-jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

const aTakenAppearance = async () => {
  const { db } = test.platform;
  const attorney = await anEligibleAttorney(db);
  const court = await aCourt(db);
  const made = await aScheduledAppearance(test, { court: court.id });
  await db.sql('update appearances set shows_attorney = false where id = $1', [made.id]);
  expect((await acceptOffer(test, attorney, made.id)).statusCode).toBe(200);
  await runJobs(test);
  return { ...made, attorney, court };
};

it('tells an attorney whom a change released of the hearing that they knew, not where it is now', async () => {
  const taken = await aTakenAppearance();
  const { id, client, attorney, court } = taken;
  const away = await aCourt(test.platform.db, { countyFips: '32003' });
  const before = await test.call(appearances.get, { token: client.token, params: { id } });
  const { hearingAt, timeZone } = before.json<{ hearingAt: string; timeZone: string }>();
  const answer = await changeByClient(test, taken, { court: away.id, date: inDays(20) });
  expect(answer.json()).toMatchObject({ status: 'open' });
  await runJobs(test);
  const [mail] = await mailsOf(test, attorney);
  expect(mail?.subject).toBe('An appearance is no longer yours');
  expect(mail?.plain).toContain(`${court.name}\n${hearingWords(hearingAt, timeZone)}`);
  expect(mail?.plain).not.toContain(away.name);
  const [news] = await mailsOf(test, client);
  expect([news?.subject, news?.plain]).toEqual([
    'We are finding another attorney',
    expect.stringContaining(away.name),
  ]);
});

it('does not promise a client a name that they are not shown', async () => {
  const { client, number } = await aTakenAppearance();
  const [mail] = await mailsOf(test, client);
  expect(mail?.subject).toBe('An attorney will attend');
  expect(mail?.plain).toContain(`Appearance ${number} is covered.`);
  expect(mail?.plain).not.toContain('Who attends');
});
