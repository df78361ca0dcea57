import { dispatch } from '@courtside/contract/dispatch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logOf, mailsOf } from '../../testing/accounts.ts';
import { aScheduledAppearance } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { aCourt } from '../../testing/places.ts';
import { anAppearanceToReport, submitReport } from '../../testing/results.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { runClock } from '../appearances/index.ts';

let test: TestApp;
let admin: SignedInUser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await aSignedInUser(test.platform.db, 'admin');
});
afterAll(() => test.stop());

const db = () => test.platform.db;
const record = (id: string, body: unknown = {}, headers = {}) =>
  test.call(dispatch.recordNoShow, { token: admin.token, params: { id }, body, headers });
const noShowsOf = async ({ id }: SignedInUser) =>
  (
    await db().sql<{ noShows: number }>(
      'select no_shows as "noShows" from attorney_records where user_id = $1',
      [id],
    )
  )[0]?.noShows ?? 0;
const lastMail = async (user: SignedInUser) => (await mailsOf(test, user))[0]?.subject;

it('is recorded once the hearing has begun: refund, strike, and both are told', async () => {
  const { id, attorney, client, totalCents } = await anAppearanceToReport(test);
  await runClock.run({}, { ...test.platform, log: test.log });
  const answer = await record(id, { reason: 'The clerk called us.' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { id, status: 'no_show' }]);
  await runJobs(test);
  const refundCents = totalCents;
  const effects = await db().sql(
    `select e.effect, e.payload -> 'refundCents' as "refundCents"
       from appearance_effects e join appearance_history h on h.id = e.history_id
      where h.appearance_id = $1 and h.action = 'no-show' order by e.effect`,
    [id],
  );
  expect(effects).toEqual([
    { effect: 'notify_attorney', refundCents },
    { effect: 'notify_client', refundCents },
    { effect: 'refund', refundCents },
    { effect: 'strike', refundCents },
  ]);
  expect(await noShowsOf(attorney)).toBe(1);
  expect([await lastMail(client), await lastMail(attorney)]).toEqual([
    'Your hearing was not attended',
    'Recorded as not attended',
  ]);
  expect((await logOf(test, id)).at(-1)).toEqual({
    action: 'appearances.no-show',
    actor_id: admin.id,
    before: { status: 'report_due' },
    after: {
      status: 'no_show',
      attorneyId: attorney.id,
      refundCents,
      reason: 'The clerk called us.',
    },
  });
});

it('counts in what attorneys are ranked by', async () => {
  const court = await aCourt(db());
  const attorney = await anEligibleAttorney(db(), { courts: [court.id] });
  const { id } = await aScheduledAppearance(test, { court: court.id });
  const rank = async () =>
    (await test.call(dispatch.listEligible, { token: admin.token, params: { id } }))
      .json<{ items: { id: string; reasons: { noShows: number; score: number } }[] }>()
      .items.find((item) => item.id === attorney.id)?.reasons;
  expect(await rank()).toMatchObject({ noShows: 0, score: 72.8 });
  const missed = await anAppearanceToReport(test, { attorney });
  expect((await record(missed.id)).statusCode).toBe(200);
  // 3.6 kept of 4 before; one that was missed weighs as four: 3.6 of 8.
  expect(await rank()).toMatchObject({ noShows: 1, score: 54.8 });
});

it('is refused before the hearing, without an attorney, and of what is reported', async () => {
  const ahead = await aScheduledAppearance(test);
  const reported = await anAppearanceToReport(test);
  await submitReport(test, reported);
  for (const { id } of [ahead, reported]) {
    const answer = await record(id);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'This appearance has moved on. Please look again.',
    ]);
  }
  const held = await anAppearanceToReport(test, { hoursAgo: -30 });
  const early = await record(held.id);
  expect([early.statusCode, early.json<{ message: string }>().message]).toEqual([
    409,
    'The hearing has not started yet.',
  ]);
  expect((await record('0192f0c1-0000-7000-8000-000000000000')).statusCode).toBe(404);
});

it('is one strike, however often it is sent, and never beside a report', async () => {
  const { id, attorney } = await anAppearanceToReport(test);
  const headers = { 'idempotency-key': 'the-same-no-show' };
  const [first, again] = [await record(id, {}, headers), await record(id, {}, headers)];
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body]);
  const answers = await Promise.all([record(id), record(id), record(id)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  expect(await noShowsOf(attorney)).toBe(1);

  for (let round = 0; round < 4; round += 1) {
    const raced = await anAppearanceToReport(test);
    const [absent, sent] = await Promise.all([record(raced.id), submitReport(test, raced)]);
    const isAbsent = absent.statusCode === 200;
    expect([absent.statusCode, sent.statusCode]).toEqual(isAbsent ? [200, 409] : [409, 201]);
    const [{ status } = { status: '' }] = await db().sql<{ status: string }>(
      'select status from appearances where id = $1',
      [raced.id],
    );
    expect(status).toBe(isAbsent ? 'no_show' : 'reported');
    expect(await noShowsOf(raced.attorney)).toBe(isAbsent ? 1 : 0);
  }
});
