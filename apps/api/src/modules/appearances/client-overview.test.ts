import { appearances } from '@courtside/contract/appearances';
import type { ResponseOf } from '@courtside/contract/endpoint';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAssignedAppearance, aScheduledAppearance, inDays } from '../../testing/appearances.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { anAppearanceType } from '../../testing/fees.ts';
import { aCourt } from '../../testing/places.ts';
import { plansOf } from '../../testing/plans.ts';
import { getClientOverview } from './client-overview.queries.ts';

type Overview = ResponseOf<typeof appearances.overview>;

let test: TestApp;
let client: SignedInUser;
beforeAll(async () => {
  test = await buildTestApp();
  client = await aSignedInUser(test.platform.db, 'client');
});
afterAll(() => test.stop());

const read = async (by: SignedInUser) =>
  (await test.call(appearances.overview, { token: by.token })).json<Overview>();

/** The first day of the month so many months from this one. */
function inMonth(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 10))
    .toISOString()
    .slice(0, 10);
}

/** Puts an appearance where only time could bring it. */
async function put(id: string, columns: Record<string, unknown>): Promise<void> {
  const names = Object.keys(columns);
  await test.platform.db.sql(
    `update appearances set ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} where id = $1`,
    [id, ...Object.values(columns)],
  );
}
async function ordered(status: string, date: string, extra: Record<string, unknown> = {}) {
  const { id, totalCents } = await aScheduledAppearance(
    test,
    { court: court.id, appearanceType: type.id },
    client,
  );
  await put(id, { status, hearing_date: date, hearing_at: `${date}T17:30:00Z`, ...extra });
  return { id, totalCents };
}
let court: { id: string };
let type: { id: string };

describe('a new client', () => {
  it('has twelve empty months and nothing else', async () => {
    const overview = await read(await aSignedInUser(test.platform.db, 'client'));
    expect(overview).toMatchObject({
      hasOrdered: false,
      draft: null,
      attention: [],
      ahead: [],
      week: { count: 0, items: [] },
      courts: [],
    });
    expect(overview.months).toHaveLength(12);
    expect(overview.months[10]).toEqual({
      month: inMonth(0).slice(0, 7),
      outcomes: { covered: 0, open: 0, unfilled: 0, canceled: 0 },
      spentCents: 0,
      spentByCaseType: [],
    });
  });
});

describe('a client with work', () => {
  let each: number;
  beforeAll(async () => {
    const { db } = test.platform;
    court = await aCourt(db, { name: 'Most visited court' });
    type = await anAppearanceType(db);
    ({ totalCents: each } = await ordered('completed', inMonth(-2)));
    await ordered('no_show', inMonth(-2));
    await ordered('unfilled', inMonth(-2));
    await ordered('canceled', inMonth(-2), { cancellation_fee_cents: 1_234 });
    await ordered('completed', inMonth(-10));
    await ordered('completed', inMonth(-11));
    await ordered('open', inMonth(2));
    await ordered('payment_due', inMonth(1));
    for (let more = 0; more < 4; more += 1) {
      const approvesAt = new Date(Date.now() + 96 * 3_600_000).toISOString();
      await ordered('reported', inMonth(-1), {
        reported_at: new Date().toISOString(),
        approves_at: approvesAt,
      });
    }
    // At the court it is still the last day of the month before.
    const first = `${inMonth(0).slice(0, 7)}-01`;
    const last = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
    await ordered('disputed', last, { hearing_at: `${first}T01:00:00Z` });
    await test.call(appearances.saveDraft, {
      token: client.token,
      body: { data: { caption: 'Half a form' }, revision: 0 },
    });
  });

  it('sees each month by what became of the work and what it cost', async () => {
    const { months } = await read(client);
    const of = (month: number) => months[10 + month];
    expect(of(-2)).toEqual({
      month: inMonth(-2).slice(0, 7),
      outcomes: { covered: 1, open: 0, unfilled: 2, canceled: 1 },
      spentCents: each + 1_234,
      spentByCaseType: [{ caseType: 'Civil', cents: each + 1_234 }],
    });
    expect(of(-10)).toMatchObject({ outcomes: { covered: 1 }, spentCents: each });
    expect(of(-1)).toMatchObject({ outcomes: { covered: 5 }, spentCents: 5 * each });
    expect(of(0)).toMatchObject({ outcomes: { covered: 0 }, spentCents: 0 });
    expect(of(1)).toMatchObject({ outcomes: { open: 1 }, spentCents: 0 });
    const counted = months.flatMap(({ outcomes }) => Object.values(outcomes));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(11);
  });

  it('sees the courts gone to most', async () => {
    const { courts } = await read(client);
    expect(courts).toEqual([
      {
        id: court.id,
        name: 'Most visited court',
        state: 'CA',
        count: 11,
        spentCents: 7 * each + 1_234,
      },
    ]);
  });

  it('learns what waits, the nearest three of each and how many there are', async () => {
    const { attention, draft, hasOrdered } = await read(client);
    expect(hasOrdered).toBe(true);
    expect(draft).toMatchObject({ caption: 'Half a form' });
    const counts = attention.map(({ status, count, items }) => [status, count, items.length]);
    expect(new Map(counts.map(([status, ...rest]) => [status, rest]))).toEqual(
      new Map([
        ['reported', [4, 3]],
        ['disputed', [1, 1]],
        ['payment_due', [1, 1]],
      ]),
    );
    const report = attention.find(({ status }) => status === 'reported')?.items[0];
    const hours = (Date.parse(report?.closesAt ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(96);
  });
});

describe('the days ahead', () => {
  it('go by the calendar of each court, and open work is pressing two days before', async () => {
    const own = await aSignedInUser(test.platform.db, 'client');
    const near = await aScheduledAppearance(test, { caption: 'Near', date: inDays(9) }, own);
    const held = await anAssignedAppearance(
      test,
      { caption: 'Held', date: inDays(10) },
      { client: own },
    );
    const far = await aScheduledAppearance(test, { caption: 'Far', date: inDays(9) }, own);
    const gone = await aScheduledAppearance(test, { caption: 'Gone', date: inDays(9) }, own);
    const [now] = await test.platform.db.sql<{ today: string; sixth: string; seventh: string }>(
      `select d::text as today, (d + 6)::text as sixth, (d + 7)::text as seventh
         from (select (clock_now() at time zone 'America/Los_Angeles')::date as d) t`,
    );
    if (!now) throw new Error('no clock');
    const soon = new Date(Date.now() + 47 * 3_600_000);
    await put(near.id, {
      hearing_at: soon.toISOString(),
      hearing_date: soon.toLocaleDateString('sv-SE', { timeZone: 'America/Los_Angeles' }),
    });
    const at = (day: string) => ({ hearing_date: day, hearing_at: `${day}T22:30:00Z` });
    await put(held.id, at(now.sixth));
    await put(far.id, at(now.seventh));
    await put(gone.id, { ...at(now.sixth), status: 'canceled' });

    const { week, attention, ahead } = await read(own);
    expect(week.count).toBe(2);
    expect(week.items.map(({ caption, status }) => [caption, status])).toEqual([
      ['Near', 'open'],
      ['Held', 'assigned'],
    ]);
    expect(week.items[1]).toMatchObject({
      date: now.sixth,
      timeZone: 'America/Los_Angeles',
      attorneyName: 'Robin Vale',
    });
    expect(attention).toMatchObject([{ status: 'open', count: 1, items: [{ caption: 'Near' }] }]);
    expect(new Map(ahead.map(({ status, count }) => [status, count]))).toEqual(
      new Map([
        ['open', 2],
        ['assigned', 1],
        ['canceled', 1],
      ]),
    );
  });
});

describe('among 20,000 appearances', () => {
  it('each part is found by an index, with eight queries', async () => {
    const filler = new pg.Client({ connectionString: test.databaseUrl });
    await filler.connect();
    await filler.query('set session_replication_role = replica');
    await filler.query(
      `insert into appearances (client_id, status, court_id, county_fips, state_code,
         appearance_type_id, case_type, hearing_date, hearing_time, time_zone, hearing_at, expected_minutes, mode, caption, details,
         quote, client_total_cents, attorney_total_cents)
       select c.id, (array['open', 'completed', 'reported', 'canceled', 'unfilled'])[1 + n % 5],
              a.court_id, a.county_fips, a.state_code, a.appearance_type_id, 'Civil', d::date, '09:00', 'America/Los_Angeles', d,
              60, 'in_person', 'Case ' || n, '{}', '{}', 10000, 5000
         from (select court_id, county_fips, state_code, appearance_type_id from appearances limit 1) a,
              (select new_id() as id from generate_series(1, 100)) c,
              generate_series(1, 200) n,
              lateral (select now() + (n - 170) * interval '3 days' as d) days`,
    );
    await filler.query('analyze');
    await filler.end();
    const plans = await plansOf(test.platform.db, (db) => getClientOverview(db, client.id));
    expect(plans.filter((plan) => plan.includes('Seq Scan on appearances'))).toEqual([]);
    expect(plans).toHaveLength(2 * 8);
  }, 60_000);
});
