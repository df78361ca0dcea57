import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aState } from '../../testing/places.ts';
import { plansOf } from '../../testing/plans.ts';
import { listFeeChanges } from './fee-changes.queries.ts';
import { listFeesAtPlace } from './fees-at-place.queries.ts';
import { type FeeFilters, listNonStandardFees } from './non-standard-fees.queries.ts';
import { quoteOrders } from './quote-orders.ts';
import { listStandardFees } from './standard-fees.queries.ts';

let test: TestApp;
let some: { type: string; court: string };
beforeAll(async () => {
  test = await buildTestApp();
  const { db } = test.platform;
  for (const state of ['CA', 'NV', 'TX', 'IL'] as const) await aState(db, state);
  await fillTables(test.databaseUrl);
  const [found] = await db.sql<typeof some>(
    `select appearance_type_id as type, court_id as court from non_standard_fees
      where level = 'court' limit 1`,
  );
  if (!found) throw new Error('There are no fees');
  some = found;
}, 180_000);
afterAll(() => test.stop());

const amounts = `client_fee_cents, attorney_fee_cents, included_minutes, client_hourly_cents,
                 attorney_hourly_cents`;

/** 100,000 fees for 100 kinds of hearing at 4 states, 196 counties and 800 courts, and their history. */
async function fillTables(databaseUrl: string): Promise<void> {
  // A connection of its own, without the time limit of those that serve requests.
  const filler = new pg.Client({ connectionString: databaseUrl });
  await filler.connect();
  try {
    // The tables are filled, not the rules tried: without triggers it takes a tenth of the time.
    await filler.query('set session_replication_role = replica');
    await filler.query(
      `insert into appearance_types (case_type, name, utbms_task, usual_minutes, in_person, remote,
                                     position, ${amounts})
       select (array['Civil', 'Probate', 'Criminal', 'Bankruptcy'])[1 + n % 4], 'Kind ' || n, 'L450',
              60, true, true, n, 20000, 10000, 60, 10000, 5000
         from generate_series(1, 100) n`,
    );
    await filler.query(
      `insert into counties (fips, state_code, name, full_name, kind, time_zone, search_text)
       select (70000 + n)::text, (array['CA', 'NV', 'TX', 'IL'])[1 + n % 4], 'C' || n, 'C' || n, 'County',
              'America/Chicago', md5(n::text) from generate_series(1, 196) n`,
    );
    await filler.query(
      `insert into courts (name, kind, level, state_code, county_fips, time_zone, search_text)
       select 'Court ' || n, 'state', 'general', state_code, fips, time_zone, md5(fips || n)
         from counties, generate_series(1, 5) n limit 800`,
    );
    await filler.query(
      `insert into non_standard_fees (appearance_type_id, state_code, county_fips, court_id,
                                      created_at, ${amounts})
       select t.id, p.state_code, p.county_fips, p.court_id, clock_now() - random() * interval '1 year',
              20000, case when random() < 0.002 then 20001 else 10000 end, 60, 10000, 5000
         from appearance_types t cross join (
           select code as state_code, null as county_fips, null::uuid as court_id from states
           union all select state_code, fips, null from counties
           union all select state_code, county_fips, id from courts) p`,
    );
    await filler.query(
      `insert into fee_changes (appearance_type_id, state_code, county_fips, court_id, after)
       select appearance_type_id, state_code, county_fips, court_id, '{}' from non_standard_fees`,
    );
    await filler.query('analyze');
  } finally {
    await filler.end();
  }
}

/** With the index that finds them; the rest is then few enough to be sorted or left out. */
const filters: [string, string, () => FeeFilters][] = [
  ['nothing', 'by_age', () => ({})],
  ['the practice area', 'by_age', () => ({ caseType: 'Probate' })],
  ['the kind of hearing', 'by_type', () => ({ appearanceType: some.type })],
  ['the level', 'by_level', () => ({ level: 'state' })],
  ['the state', 'by_state', () => ({ state: 'NV' })],
  ['the county', 'by_county', () => ({ county: '70007' })],
  ['the court', 'by_court', () => ({ court: some.court })],
  ['a loss', 'by_loss', () => ({ atALoss: true })],
  ['no loss', 'by_age', () => ({ atALoss: false })],
  ['a word', 'by_age', () => ({ search: 'ab12' })],
  ['two words', 'by_age', () => ({ search: 'kind ab12' })],
  [
    'all at once',
    'appearance_type_id_state_code',
    () => ({ appearanceType: some.type, state: 'NV', level: 'court', atALoss: false }),
  ],
];

describe('among 100,000 fees', () => {
  it('there are so many', async () => {
    const [count] = await test.platform.db.sql(
      'select count(*)::integer as n from non_standard_fees',
    );
    expect(count).toEqual({ n: 100_000 });
  });

  it.each(filters)('the list by %s is found by an index', async (_, index, filter) => {
    const first = await listNonStandardFees(test.platform.db, filter(), { limit: 25 });
    const plans = await plansOf(test.platform.db, (db) =>
      listNonStandardFees(db, filter(), { limit: 25 }),
    );
    expect(plans[0]).toContain(`non_standard_fees_${index}`);
    const next = first.next ?? undefined;
    const further = await plansOf(test.platform.db, (db) =>
      listNonStandardFees(db, filter(), { limit: 25, cursor: next }),
    );
    for (const plan of [...plans, ...further])
      expect(plan).not.toContain('Seq Scan on non_standard_fees');
  });

  it.each([
    ['nothing', () => ({})],
    ['the kind of hearing', () => ({ appearanceType: some.type })],
    ['the state', () => ({ state: 'NV' as const })],
    ['the county', () => ({ county: '70007' })],
    ['the court', () => ({ court: some.court })],
  ])('the history by %s is found by an index', async (_, filter) => {
    const plans = await plansOf(test.platform.db, (db) =>
      listFeeChanges(db, { ...filter(), limit: 25 }),
    );
    for (const plan of plans) expect(plan).not.toContain('Seq Scan on fee_changes');
  });

  it('quotes, places and the standard fees are found by an index', async () => {
    const { db } = test.platform;
    const order = { appearanceType: some.type, court: some.court };
    const fieldOf = (_: number, field: string) => field;
    const hundred = Array.from({ length: 100 }, () => order);
    const plans = [
      ...(await plansOf(db, (own) => quoteOrders(own, { orders: [order], fieldOf }))),
      ...(await plansOf(db, (own) => quoteOrders(own, { orders: hundred, fieldOf }))),
      ...(await plansOf(db, (own) => listFeesAtPlace(own, { court: some.court }))),
      ...(await plansOf(db, (own) => listStandardFees(own, { limit: 25, sort: 'position' }))),
    ];
    for (const plan of plans) expect(plan).not.toContain('Seq Scan on non_standard_fees');
  });

  it('orders are quoted with as many queries whether one or a hundred', async () => {
    const { db } = test.platform;
    const order = { appearanceType: some.type, court: some.court };
    const ask = async (count: number) =>
      plansOf(db, (own) =>
        quoteOrders(own, {
          orders: Array.from({ length: count }, () => order),
          fieldOf: (_, field) => field,
        }),
      );
    expect((await ask(100)).length).toBe((await ask(1)).length);
  });
});
