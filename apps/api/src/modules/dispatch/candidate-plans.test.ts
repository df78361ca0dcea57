import { roundWaves } from '@courtside/domain/dispatch';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aScheduledAppearance } from '../../testing/appearances.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aCourt } from '../../testing/places.ts';
import { plansOf } from '../../testing/plans.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { listEligible } from './attorneys.queries.ts';
import { findBest, skipEmpty } from './candidates.queries.ts';

const attorneys = 6000;
let test: TestApp;
let ids: { appearanceId: string; dispatchId: string };
beforeAll(async () => {
  test = await buildTestApp();
  const { db } = test.platform;
  const court = (await aCourt(db)).id;
  for (const fips of ['32003', '36061', '48201', '06075']) await aCourt(db, { countyFips: fips });
  const { id: appearanceId } = await aScheduledAppearance(test, { court });
  await runJobs(test);
  await fillTables(test.databaseUrl, court);
  const [round] = await db.sql<{ id: string }>('select id from dispatches');
  ids = { appearanceId, dispatchId: round?.id ?? '' };
}, 180_000);
afterAll(() => test.stop());

/** Attorneys in ten states with papers; a third covers the state, a third a county, a few the court. */
async function fillTables(databaseUrl: string, court: string): Promise<void> {
  // A connection of its own, without the time limit of those that serve requests.
  const filler = new pg.Client({ connectionString: databaseUrl });
  await filler.connect();
  try {
    // The tables are filled, not the rules tried: without triggers it takes a tenth of the time.
    await filler.query('set session_replication_role = replica');
    await filler.query(
      `create temp table made as
       select new_id() as id, n,
              (array['CA', 'NY', 'TX', 'NV', 'FL', 'IL', 'OH', 'GA', 'PA', 'WA'])[1 + n % 10] as state,
              (array['06037', '36061', '48201', '32003', '06075'])[1 + n % 5] as county
         from generate_series(1, ${attorneys}) n`,
    );
    for (const sql of [
      `insert into users (id, email, first_name, last_name, email_verified_at, activated_at)
       select id, 'a' || n || '@courtside.test', 'Robin', 'V' || n, now(), now() from made`,
      `insert into user_roles select id, 'attorney' from made`,
      `insert into bar_admissions (user_id, state, number, year) select id, state, 'x', 2010 from made`,
      `insert into attorney_case_types select id, 'Civil' from made`,
      `insert into attorney_documents (user_id, kind, expires_on)
       select id, kind, '2040-01-01' from made, unnest(array['w9', 'insurance']) kind`,
      `insert into attorney_states select id, state from made where n % 3 = 0`,
      `insert into attorney_counties select id, county from made where n % 3 = 1`,
      `insert into attorney_courts select id, '${court}' from made where n % 200 = 0`,
      `insert into attorney_homes select id, county from made`,
      `insert into attorney_records (user_id, completed) select id, n % 50 from made`,
      'analyze',
    ]) {
      await filler.query(sql);
    }
  } finally {
    await filler.end();
  }
}

/** Tables with rows of every attorney; where attorneys come from is one page in ten of its own table. */
const large =
  /Seq Scan on (users|user_roles|bar_admissions|attorney_(case_types|documents|homes|records))/;

describe('whom to tell is found by index, however many attorneys there are', () => {
  it.each(roundWaves)('%s', async (wave) => {
    const read = async (db: Parameters<typeof findBest>[0]) =>
      findBest(db, wave, { ...ids, many: 15 });
    for (const plan of await plansOf(test.platform.db, read)) expect(plan).not.toMatch(large);
  });

  it('and which waves have nobody', async () => {
    const read = async (db: Parameters<typeof findBest>[0]) => skipEmpty(db, 'preferred', ids);
    for (const plan of await plansOf(test.platform.db, read)) expect(plan).not.toMatch(large);
  });

  it('for the administrator who chooses', async () => {
    const read = async (db: Parameters<typeof findBest>[0]) => listEligible(db, ids.appearanceId);
    for (const plan of await plansOf(test.platform.db, read)) expect(plan).not.toMatch(large);
  });
});
