import { type RoundWave, roundWaves } from '@courtside/domain/dispatch';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { dispatchSteps } from '../../testing/dispatch-steps.ts';
import { aCounty, aCourt } from '../../testing/places.ts';
import { listEligible } from './attorneys.queries.ts';
import { findBest, mostRanked } from './candidates.queries.ts';

let test: TestApp;
let ids: { appearanceId: string; dispatchId: string };
let court: string;
beforeEach(async () => {
  test = await buildTestApp();
  court = (await aCourt(db())).id;
  await aCounty(db(), '06037', { lat: 34.1, lon: -118.2 });
  await aCounty(db(), '06075', { lat: 37.8, lon: -122.4 });
  const { id: appearanceId } = await anOpenAppearance({ court });
  const [round] = await db().sql<{ id: string }>('select id from dispatches');
  ids = { appearanceId, dispatchId: round?.id ?? '' };
});
afterEach(() => test.stop());
const { db, anOpenAppearance } = dispatchSteps(() => test);

/** Attorneys of California who could take it, by turns for their court, their county and the state. */
async function attorneys(many: number): Promise<void> {
  const made = `(select id, row_number() over (order by id) as n from users where last_name = 'Made') made`;
  for (const sql of [
    `insert into users (email, first_name, last_name, email_verified_at, activated_at)
     select 'a' || n || '@courtside.test', 'Robin', 'Made', clock_now(), clock_now()
       from generate_series(1, ${many}) n`,
    `insert into user_roles select id, 'attorney' from ${made}`,
    `insert into bar_admissions (user_id, state, number, year) select id, 'CA', 'x', 2010 from ${made}`,
    `insert into attorney_case_types select id, 'Civil' from ${made}`,
    `insert into attorney_documents (user_id, kind, expires_on)
     select id, kind, '2040-01-01' from ${made}, unnest(array['w9', 'insurance']) kind`,
    `insert into attorney_states select id, 'CA' from ${made} where n % 3 = 0`,
    `insert into attorney_counties select id, '06037' from ${made} where n % 3 = 1`,
    `insert into attorney_courts select id, '${court}' from ${made} where n % 3 = 2`,
    `insert into attorney_homes
     select id, case when n % 2 = 0 then '06037' else '06075' end from ${made} where n % 5 <> 0`,
    `insert into attorney_records (user_id, completed, released)
     select id, n % 7, n % 4 from ${made}`,
  ]) {
    await db().sql(sql);
  }
}

/** Something that speaks against every so many of them. */
async function but(every: number, sql: (made: string) => string): Promise<void> {
  await db().sql(
    sql(`(select id from (select id, row_number() over (order by id) as n from users
                           where last_name = 'Made') one where n % ${every} = 1)`),
  );
}

const best = async (wave: RoundWave, many: number) =>
  (await findBest(db(), wave, { ...ids, many })).map(({ attorney, reasons }) => ({
    id: attorney.id,
    email: attorney.email,
    reasons,
  }));

it('finds in every wave those whom the list of the eligible shows, in its order', async () => {
  await attorneys(120);
  await but(5, (made) => `delete from attorney_documents where kind = 'w9' and user_id in ${made}`);
  await but(7, (made) => `delete from attorney_case_types where user_id in ${made}`);
  await but(11, (made) => `update users set deactivated_at = clock_now() where id in ${made}`);
  await but(
    13,
    (made) => `update bar_admissions set expires_on = '2020-01-01' where user_id in ${made}`,
  );
  await but(
    17,
    (made) => `insert into offers (appearance_id, attorney_id, rejected_at)
               select '${ids.appearanceId}', id, clock_now() from users where id in ${made}`,
  );
  await but(
    19,
    (made) => `insert into time_off (user_id, days)
               select id, daterange('2020-01-01', '2040-01-01') from users where id in ${made}`,
  );
  const listed = await listEligible(db(), ids.appearanceId);
  for (const wave of roundWaves) {
    const shown = listed
      .filter((one) => one.wave === wave)
      .map(({ id, email, reasons }) => ({ id, email, reasons }));
    expect(shown.length > 5).toBe(['court', 'county', 'state'].includes(wave));
    expect(await best(wave, mostRanked)).toEqual(shown);
    expect(await best(wave, 4)).toEqual(shown.slice(0, 4));
  }
});

it('goes on behind the nearest where too few of them may take it', async () => {
  await attorneys(3 * mostRanked + 30);
  // The nearest five hundred and one who cover the state have no papers.
  await db().sql(
    `delete from attorney_documents where user_id in (
       select s.user_id from attorney_states s left join attorney_homes h using (user_id)
        order by h.county_fips nulls last, s.user_id limit ${mostRanked + 1})`,
  );
  const left = await db().sql<{ id: string }>(
    `select user_id as id from attorney_states join attorney_documents using (user_id)
      where kind = 'w9' order by 1`,
  );
  expect(left).toHaveLength(9);
  const found = await best('state', 15);
  expect(found.map(({ id }) => ({ id })).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(left);
  expect(await best('state', 3)).toEqual(found.slice(0, 3));
});

it('leaves out who was told in the round, and finds the willing alone when asked', async () => {
  await attorneys(12);
  const [first, second, ...others] = await best('state', 15);
  expect(others).toHaveLength(2);
  await db().sql(
    `insert into tellings (dispatch_id, attorney_id, wave, reasons) values ($1, $2, 'state', '{}')`,
    [ids.dispatchId, first?.id],
  );
  await db().sql('insert into auto_assignment (user_id) values ($1), ($2)', [
    first?.id,
    second?.id,
  ]);
  expect(await best('state', 15)).toEqual([second, ...others]);
  const willing = await findBest(db(), 'state', { ...ids, many: 15, acceptsAssignment: true });
  expect(willing.map(({ attorney }) => attorney.id)).toEqual([second?.id]);
});
