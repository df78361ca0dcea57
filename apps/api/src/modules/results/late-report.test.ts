import { attendance } from '@courtside/contract/attendance';
import { results } from '@courtside/contract/results';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSession } from '../../platform/auth/sessions.ts';
import { acceptOffer } from '../../testing/accept-offer.ts';
import { mailsOf } from '../../testing/accounts.ts';
import { aScheduledAppearance } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { aResult } from '../../testing/results.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { runClock } from '../appearances/index.ts';
import { sendReminders } from '../reminders/index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

const db = () => test.platform.db;
/** Sessions do not outlive the hours that are skipped. */
const tokenOf = async ({ id }: { id: string }) => (await startSession(db(), id, 1800)).token;

/** So many hours after the hearing, with all that the clock does then. */
async function atHours(id: string, hours: number): Promise<void> {
  const [row] = await db().sql<{ ahead: string }>(
    `select (hearing_at + make_interval(secs => $2::float8 * 3600) - clock_now())::text as ahead
       from appearances where id = $1`,
    [id, hours],
  );
  await moveClock(db(), row?.ahead ?? '0');
  const context = { ...test.platform, log: test.log };
  await runClock.run({}, context);
  await runJobs(test);
  await sendReminders.run({}, context);
  await runJobs(test);
}

it('a report that is late is asked for, taken, counted, and seen by the client as late', async () => {
  const attorney = await anEligibleAttorney(db());
  const { id, number, client } = await aScheduledAppearance(test);
  await acceptOffer(test, attorney, id);

  const asked = async () =>
    (
      await db().sql<{ kind: string }>(
        `select kind from actions where user_id = $1 and kind like 'results.%' order by created_at, id`,
        [attorney.id],
      )
    ).map(({ kind }) => kind);
  const noticed = async () =>
    db().sql<{ title: string }>(`select title from notices where kind = 'results.overdue'`);
  await atHours(id, 1);
  expect(await asked()).toEqual(['results.due']);
  await atHours(id, 12);
  expect(await asked()).toEqual(['results.due', 'results.reminder']);
  await atHours(id, 23.9);
  expect([await asked(), await noticed()]).toEqual([['results.due', 'results.reminder'], []]);
  await atHours(id, 24);
  expect(await asked()).toEqual(['results.due', 'results.reminder', 'results.reminder']);
  expect(await noticed()).toEqual([{ title: `The report of appearance ${number} is overdue` }]);
  await atHours(id, 27);
  expect([(await asked()).length, (await noticed()).length]).toEqual([3, 1]);

  const [hearing] = await db().sql<{ due: string; now: string }>(
    `select hearing_at + interval '24 hours' as due, clock_now() as now from appearances where id = $1`,
    [id],
  );
  const due = new Date(hearing?.due ?? 0).toISOString();
  const token = await tokenOf(attorney);
  const overview = await test.call(attendance.overview, { token });
  expect(overview.json()).toMatchObject({
    reportsDue: { count: 1, items: [{ id, reportDueAt: due }] },
  });
  const toSubmit = await test.call(results.listToSubmit, { token });
  expect(toSubmit.json()).toMatchObject({ items: [{ id, reportDueAt: due }] });
  const held = await test.call(attendance.get, { token, params: { id } });
  expect(held.json()).toMatchObject({
    status: 'report_due',
    reportDueAt: due,
    actions: ['submit-results'],
  });

  const sent = await test.call(results.submit, { token, params: { id }, body: aResult() });
  expect(sent.statusCode).toBe(201);
  const read = await test.call(results.get, { token: await tokenOf(client), params: { id } });
  const report = read.json<{ versions: { submittedAt: string }[] }>();
  expect(report).toMatchObject({
    status: 'reported',
    reportDueAt: due,
    versions: [{ version: 1, isLate: true }],
  });
  const came = Date.parse(report.versions[0]?.submittedAt ?? '') - Date.parse(due);
  expect(Math.floor(came / 3_600_000)).toBe(3);
  const [standing] = await db().sql(
    'select late_reports from attorney_records where user_id = $1',
    [attorney.id],
  );
  expect(standing).toEqual({ late_reports: 1 });

  await atHours(id, 36);
  expect([(await asked()).length, (await noticed()).length]).toEqual([3, 1]);
  const reminders = (await mailsOf(test, attorney)).filter(
    ({ template }) => template === 'report-reminder',
  );
  expect(reminders).toHaveLength(2);
});
