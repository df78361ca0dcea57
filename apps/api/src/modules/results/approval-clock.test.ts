import { appearances } from '@courtside/contract/appearances';
import { results as endpoints } from '@courtside/contract/results';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailsOf } from '../../testing/accounts.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { aReportedAppearance, aResult } from '../../testing/results.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { runClock } from '../appearances/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

type Reported = Awaited<ReturnType<typeof aReportedAppearance>>;
const db = () => test.platform.db;
// Nobody's session lasts as long as a report waits.
async function pass(by: string): Promise<void> {
  await moveClock(db(), by);
  await db().sql(`update sessions set expires_at = clock_now() + interval '1 hour'`);
}
afterEach(async () => {
  const [ahead] = await db().sql<{ by: string }>('select (now() - clock_now())::text as by');
  await pass(ahead?.by ?? '0');
});
const tick = () => runClock.run({}, { ...test.platform, log: test.log });

const amended = () => aResult({ reason: 'The clerk moved the time.' });
const amend = async ({ id, attorney }: Reported) =>
  test.call(endpoints.amend, { token: attorney.token, params: { id }, body: amended() });
const amendByAdmin = async ({ id }: Reported) =>
  test.call(endpoints.amendByAdmin, {
    token: (await aSignedInUser(db(), 'admin')).token,
    params: { id },
    body: amended(),
  });

const read = async (
  endpoint: (typeof endpoints)['get' | 'getForAttorney'],
  { token }: SignedInUser,
  id: string,
) =>
  (await test.call(endpoint, { token, params: { id } })).json<{
    status: string;
    reportedAt: string;
    approvesAt: string | null;
    versions: { submittedAt: string }[];
  }>();
const statusOf = async ({ id, client }: Reported) => (await read(endpoints.get, client, id)).status;
const hoursBetween = (from = '', to: string | null) =>
  (Date.parse(to ?? '') - Date.parse(from)) / 3_600_000;
const movesOf = async (id: string) =>
  (
    await db().sql<{ action: string }>(
      `select action from appearance_history
        where appearance_id = $1 and action in ('amend-results', 'approve') order by seq`,
      [id],
    )
  ).map(({ action }) => action);

describe('a report that is amended', () => {
  it.each([
    ['its attorney', amend],
    ['an administrator', amendByAdmin],
  ])('by %s leaves the client the whole time from the new version on', async (_, by) => {
    const reported = await aReportedAppearance(test);
    const { id, client, attorney } = reported;
    const first = await read(endpoints.get, client, id);
    expect(hoursBetween(first.reportedAt, first.approvesAt)).toBe(96);
    await pass('95 hours');
    expect((await by(reported)).statusCode).toBe(201);
    await pass('2 hours');
    await tick();
    const [asClient, asAttorney] = [
      await read(endpoints.get, client, id),
      await read(endpoints.getForAttorney, attorney, id),
    ];
    const { approvesAt } = asClient;
    expect(hoursBetween(asClient.versions[0]?.submittedAt, approvesAt)).toBe(96);
    expect(asClient).toMatchObject({ status: 'reported', reportedAt: first.reportedAt });
    expect(asAttorney).toMatchObject({ status: 'reported', approvesAt });
    const overview = await test.call(appearances.overview, { token: client.token });
    expect(overview.json()).toMatchObject({
      attention: [{ status: 'reported', items: [{ id, closesAt: approvesAt }] }],
    });
    await pass('93 hours 59 minutes');
    await tick();
    expect(await statusOf(reported)).toBe('reported');
    await pass('1 minute');
    await tick();
    expect(await statusOf(reported)).toBe('completed');
    expect(await read(endpoints.get, client, id)).toMatchObject({ approvesAt: null });
  });

  it('tells the client until when they can dispute the new version', async () => {
    const reported = await aReportedAppearance(test);
    await pass('50 hours');
    await amend(reported);
    await runJobs(test);
    const { approvesAt } = await read(endpoints.get, reported.client, reported.id);
    const when = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Los_Angeles',
      dateStyle: 'medium',
      timeStyle: 'short',
    })
      .format(new Date(approvesAt ?? ''))
      .replaceAll('\u202f', ' ');
    const [mail] = await mailsOf(test, reported.client);
    expect(mail?.template).toBe('report-amended');
    expect(mail?.plain).toContain(`Unless you dispute it, it is approved for you on ${when} P`);
    const [action] = await db().sql<{ body: string }>(
      `select body from actions where user_id = $1 and kind = 'results.amended'`,
      [reported.client.id],
    );
    expect(action?.body).toContain(`It is approved for you on ${when} P`);
  });

  it('after it was approved stays approved, and nobody is told of a time that is over', async () => {
    const reported = await aReportedAppearance(test);
    const { id, client } = reported;
    await test.call(endpoints.approve, {
      token: client.token,
      params: { id },
      body: { version: 1 },
    });
    await pass('1 hour');
    expect((await amend(reported)).statusCode).toBe(201);
    await pass('200 hours');
    await tick();
    await runJobs(test);
    expect(await read(endpoints.get, client, id)).toMatchObject({
      status: 'completed',
      approvesAt: null,
      actions: [],
    });
    expect(await movesOf(id)).toEqual(['approve', 'amend-results']);
    const mails = await mailsOf(test, client);
    const mail = mails.find(({ template }) => template === 'report-amended');
    expect(mail?.plain).toContain('The report was approved before, and stays so.');
    expect(mail?.plain).not.toContain('dispute');
  });

  it('at the very moment is approved before it or not at all', async () => {
    for (let round = 0; round < 4; round++) {
      const reported = await aReportedAppearance(test);
      await pass('96 hours');
      const [answer] = await Promise.all([amend(reported), tick()]);
      expect(answer.statusCode).toBe(201);
      const isApproved = (await statusOf(reported)) === 'completed';
      expect(await movesOf(reported.id)).toEqual(
        isApproved ? ['approve', 'amend-results'] : ['amend-results'],
      );
    }
  });

  it('keeps the time that was told when the rule changes', async () => {
    const reported = await aReportedAppearance(test);
    const { approvesAt } = await read(endpoints.get, reported.client, reported.id);
    await db().sql(
      `insert into policy_versions (name, value) values
         ('reports', '{"dueHours": 24, "reminderHours": [], "autoApprovalHours": 1}')`,
    );
    await pass('2 hours');
    await tick();
    expect(await read(endpoints.get, reported.client, reported.id)).toMatchObject({
      status: 'reported',
      approvesAt,
    });
  });
});
