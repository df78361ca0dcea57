import { attendance } from '@courtside/contract/attendance';
import type { ResponseOf } from '@courtside/contract/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Db } from '../../platform/db/database.ts';
import { createPool } from '../../platform/db/pool.ts';
import { anAssignedAppearance, aScheduledAppearance, inDays } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import type { SignedInUser } from '../../testing/factories.ts';
import { aCourt } from '../../testing/places.ts';
import { plansOf } from '../../testing/plans.ts';
import { withoutIds } from '../../testing/without-ids.ts';
import { getOverview } from './overview.queries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

const db = () => test.platform.db;

async function overviewOf(attorney: SignedInUser) {
  const answer = await test.call(attendance.overview, { token: attorney.token });
  expect(answer.statusCode).toBe(200);
  return answer.json<ResponseOf<typeof attendance.overview>>();
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** Puts the hearing of an assigned appearance where no order could: into the past, or within the hour. */
async function hearingAt(id: string, sql: string, status = 'assigned'): Promise<void> {
  await db().sql(
    `with moved as (
       update appearances a set hearing_at = (${sql}), status = $2,
              hearing_date = ((${sql}) at time zone time_zone)::date,
              reported_at = case when $2 in ('reported', 'disputed', 'completed') then ${sql} end,
              approves_at = case when $2 in ('reported', 'disputed', 'completed') then ${sql} end
        where id = $1 returning a.id, a.hearing_at, a.expected_minutes)
     update assignments s
        set during = tstzrange(m.hearing_at, m.hearing_at + make_interval(mins => m.expected_minutes))
       from moved m where s.appearance_id = m.id`,
    [id, status],
  );
}

it('has nothing for an attorney who is new, but twelve months of it', async () => {
  const attorney = await anEligibleAttorney(db(), { state: 'NY' });
  const { earnings, ...rest } = await overviewOf(attorney);
  const none = { count: 0, items: [] };
  expect(rest).toEqual({ today: [], next: none, reportsDue: none, toConfirm: none, nearby: none });
  expect(earnings).toHaveLength(12);
  expect(earnings.at(-1)).toEqual({
    month: inDays(0).slice(0, 7),
    completedCents: 0,
    reportedCents: 0,
    appearances: 0,
  });
});

it('sorts what is held into today, next, reports due and what is to be confirmed', async () => {
  const attorney = await anEligibleAttorney(db());
  const held = async (date: string, time = '09:30') =>
    (await anAssignedAppearance(test, { date, time }, { attorney })).id;
  const ids = [];
  for (let day = 20; day < 27; day += 1) ids.push(await held(inDays(day)));
  const [today = '', late = '', later = '', asked = '', ...next] = ids;
  // Noon in the court's own zone is today there whatever the hour of this test.
  const noon = `(((clock_now() at time zone 'America/Los_Angeles')::date + time '12:00')
                 at time zone 'America/Los_Angeles')`;
  await hearingAt(today, noon);
  await hearingAt(late, "clock_now() - interval '50 hours'", 'report_due');
  await hearingAt(later, "clock_now() - interval '40 hours'", 'report_due');
  await db().sql(
    'update assignments set confirmed_at = clock_now(), asked_to_confirm_at = null where attorney_id = $1',
    [attorney.id],
  );
  await db().sql(
    `update assignments set asked_to_confirm_at = confirmed_at + interval '1 second'
      where appearance_id = $1`,
    [asked],
  );

  const overview = await overviewOf(attorney);
  expect(idsOf(overview.today)).toEqual([today]);
  expect([overview.next.count, idsOf(overview.next.items)]).toEqual([4, [asked, ...next]]);
  expect([overview.reportsDue.count, idsOf(overview.reportsDue.items)]).toEqual([2, [late, later]]);
  expect([overview.toConfirm.count, idsOf(overview.toConfirm.items)]).toEqual([1, [asked]]);
  const [due] = overview.reportsDue.items;
  const hoursLeft = (Date.parse(due?.reportDueAt ?? '') - Date.now()) / 3_600_000;
  expect(Math.round(hoursLeft)).toBe(-26);
  expect(withoutIds(JSON.stringify(overview))).not.toMatch(/17500|010-0142/);
});

it('adds up the attorney’s fees by the month of the hearing, approved and not', async () => {
  const attorney = await anEligibleAttorney(db());
  const attended = async (statuses: readonly [string, string][]) => {
    for (const [index, [status, at]] of statuses.entries()) {
      const { id } = await anAssignedAppearance(test, { date: inDays(40 + index) }, { attorney });
      await hearingAt(id, at, status);
    }
  };
  const day = (months: number, at = 10) =>
    `((date_trunc('month', clock_now()) - interval '${months} months') + interval '${at} days 17 hours')`;
  await attended([
    ['completed', day(1)],
    ['completed', day(1, 11)],
    ['reported', day(1, 12)],
    ['disputed', day(2)],
    ['no_show', day(2, 11)],
    ['completed', day(12)],
  ]);
  const { earnings } = await overviewOf(attorney);
  expect(earnings.slice(-3, -1)).toEqual([
    expect.objectContaining({ completedCents: 0, reportedCents: 11_000, appearances: 1 }),
    expect.objectContaining({ completedCents: 22_000, reportedCents: 11_000, appearances: 3 }),
  ]);
  expect(earnings.reduce((sum, { appearances }) => sum + appearances, 0)).toBe(4);
});

it('counts open work and shows the nearest five', async () => {
  const attorney = await anEligibleAttorney(db(), { state: 'NV' });
  const [near, far] = [
    await aCourt(db(), { countyFips: '32003' }),
    await aCourt(db(), { countyFips: '32031' }),
  ];
  await db().sql(
    `update counties set lat = 36.2, lon = -115.0 where fips = '32003';
     update counties set lat = 40.6, lon = -119.7 where fips = '32031'`,
  );
  await db().sql("insert into attorney_homes (user_id, county_fips) values ($1, '32003')", [
    attorney.id,
  ]);
  const far1 = await aScheduledAppearance(test, { court: far.id, date: inDays(30) });
  for (let day = 40; day < 45; day += 1) {
    await aScheduledAppearance(test, { court: near.id, date: inDays(day) });
  }
  const { nearby } = await overviewOf(attorney);
  expect(nearby.count).toBe(6);
  expect(nearby.items.map(({ distanceMiles }) => distanceMiles)).toEqual([0, 0, 0, 0, 0]);
  expect(idsOf(nearby.items)).not.toContain(far1.id);
});

it('reads by indexes', async () => {
  const attorney = await anEligibleAttorney(db());
  // The tables of a test are so small that reading them whole would be quicker.
  await db().sql(
    `do $$ begin
       execute format('alter database %I set enable_seqscan = off', current_database());
     end $$`,
  );
  const pool = createPool({
    url: test.databaseUrl,
    applicationName: 'plans',
    max: 2,
    onError: () => {},
  });
  const plans = await plansOf(new Db(pool), (reader) => getOverview(reader, attorney.id));
  await pool.end();
  expect(plans.length).toBeGreaterThan(6);
  for (const plan of plans)
    expect(plan).not.toMatch(/Seq Scan on (appearances|assignments|offers)/);
});
