import { federalDistricts } from '@courtside/domain/places';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { Db } from '../../platform/db/database.ts';
import { createPool } from '../../platform/db/pool.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { loadPlaces } from './load-places.ts';
import { seedPlaces } from './seed-places.ts';
import { readStarterDirectory, type StarterDirectory } from './starter-directory/directory.ts';

const directory = readStarterDirectory();
let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
  db = new Db(
    createPool({
      url: database.url,
      applicationName: 'test',
      max: 3,
      answerWithinMs: 120_000,
      onError: () => {},
    }),
  );
});
afterAll(async () => {
  await db.pool.end();
  await database.drop();
});

const count = async (table: string, where = 'true') =>
  (await db.sql<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`))[0]?.n;

describe('the places that the product comes with', () => {
  it('are loaded once by processes that start together, and not again', async () => {
    await Promise.all([seedPlaces(db), seedPlaces(db)]);
    expect(await count('states')).toBe(51);
    expect(await count('counties')).toBe(3151);
    expect(await count('courts')).toBe(18_501);
    const [loaded] = await versions();
    await seedPlaces(db);
    expect((await versions())[0]).toEqual(loaded);
  }, 120_000);

  it('are active, from the starter directory, and need no announcement', async () => {
    expect(await count('courts', `starter and active and announced_at <= clock_now()`)).toBe(
      18_501,
    );
    expect(await count('courts', `coalesce(street, zip, phone, remote_note) is not null`)).toBe(0);
    expect(await count('courts', `confidence = 'likely'`)).toBe(3191);
    expect(await count('courts', `search_text like '%dona ana%'`)).toBeGreaterThan(3);
    expect(
      await db.sql(
        `select name, state_code, county_fips, city, time_zone, case_types from courts
          where id = '5d9eec49-3cfd-580d-b527-659d5146a64f'`,
      ),
    ).toEqual([
      {
        name: 'Town of Amherst Justice Court',
        state_code: 'NY',
        county_fips: '36029',
        city: 'Amherst',
        time_zone: 'America/New_York',
        case_types: ['Civil', 'Collections', 'Criminal'],
      },
    ]);
    expect(
      await db.sql(`select time_zone, other_time_zone, time_zone_note from counties
                     where fips = '12045'`),
    ).toEqual([
      {
        time_zone: 'America/New_York',
        other_time_zone: 'America/Chicago',
        time_zone_note: 'seat Port St. Joe on Eastern; northern part (Wewahitchka) Central',
      },
    ]);
  });

  it('lie where the map has them, all but the regions of Connecticut', async () => {
    const middles = await db.sql<{ fips: string; lat: number; lon: number }>(
      `select fips, lat, lon from counties
        where fips in ('06037', '15003', '17031', '36061', '48201') order by fips`,
    );
    const known = [
      ['06037', 34.32, -118.22],
      ['15003', 21.46, -157.97],
      ['17031', 41.84, -87.82],
      ['36061', 40.78, -73.97],
      ['48201', 29.86, -95.39],
    ] as const;
    for (const [index, [fips, lat, lon]] of known.entries()) {
      expect(middles[index]?.fips).toBe(fips);
      expect(Math.abs((middles[index]?.lat ?? 0) - lat)).toBeLessThan(0.2);
      expect(Math.abs((middles[index]?.lon ?? 0) - lon)).toBeLessThan(0.2);
    }
    expect(await count('counties', 'lat is null')).toBe(9);
    expect(await count('counties', `lat is null and kind <> 'Planning Region'`)).toBe(0);
  });

  it('agree on the names of the federal districts', async () => {
    const named = await db.sql<{ district: string; state: string }>(
      `select distinct federal_district as district, state_code as state from courts
        where kind in ('federal_district', 'federal_bankruptcy') and level = 'trial'`,
    );
    const stateOf = new Map(named.map(({ district, state }) => [district, state]));
    expect([...stateOf].toSorted()).toEqual(Object.entries(federalDistricts).toSorted());
    expect(await count('courts', `federal_district is not null and level <> 'trial'`)).toBe(0);
  });

  async function versions() {
    return db.sql(`select version from reference_versions where name = 'places'`);
  }
});

describe('a later release', () => {
  const gulf = '12045';
  const circuit = 'Circuit Court of the 14th Judicial Circuit in and for Gulf County, Florida';
  const county = 'County Court in and for Gulf County, Florida';
  let part: StarterDirectory;
  let ids: { circuit: string; county: string };

  beforeEach(async () => {
    const { states, counties, courts } = directory;
    part = {
      states: states.filter(({ code }) => code === 'FL'),
      counties: counties.filter(({ fips }) => fips === gulf),
      courts: courts.filter(({ countyFips }) => countyFips === gulf),
    };
    ids = { circuit: idOf(circuit), county: idOf(county) };
    await db.sql('delete from courts where county_fips = $1', [gulf]);
    await db.sql(`delete from reference_rows where key = any ($1)`, [Object.values(ids)]);
    await load(part);
  });

  const idOf = (name: string) => part.courts.find((court) => court.name === name)?.id ?? '';
  const load = (release: StarterDirectory) => db.transaction((tx) => loadPlaces(tx, release));
  const withCourt = (name: string, change: Partial<StarterDirectory['courts'][number]>) => ({
    ...part,
    courts: part.courts.map((court) => (court.name === name ? { ...court, ...change } : court)),
  });
  const courtsThere = () =>
    db.sql(
      `select id, name, confidence, revision from courts where county_fips = $1 order by name`,
      [gulf],
    );

  it('corrects a starter court that nobody touched, and keeps it untouched', async () => {
    await load(withCourt(county, { name: 'Gulf County Court', confidence: 'likely' }));
    expect(await courtsThere()).toEqual([
      { id: ids.circuit, name: circuit, confidence: 'certain', revision: 1 },
      { id: ids.county, name: 'Gulf County Court', confidence: 'likely', revision: 1 },
    ]);
    expect(await count('courts', `search_text like e'gulf county court\\tgulf county fl%'`)).toBe(
      1,
    );
  });

  it.each([
    `name = 'Kept', revision = revision + 1`,
    `name = 'Kept', starter = false, confidence = 'confirmed'`,
  ])('leaves a court alone once an administrator set %s', async (change) => {
    await db.sql(`update courts set ${change} where id = $1`, [ids.county]);
    const before = await courtsThere();
    await load(withCourt(county, { name: 'Gulf County Court' }));
    expect(await courtsThere()).toEqual(before);
  });

  it('does not bring back a court that was removed', async () => {
    await db.sql('delete from courts where id = $1', [ids.county]);
    await load(part);
    expect(await courtsThere()).toMatchObject([{ id: ids.circuit }]);
  });

  it('deletes nothing that it no longer has', async () => {
    await load({ ...part, courts: [] });
    expect(await courtsThere()).toHaveLength(2);
  });

  it('adds a court, unless one of that name was added by hand in the county', async () => {
    const [first] = part.courts;
    const added = '00000000-0000-5000-8000-00000000000';
    await db.sql(
      `insert into courts (name, kind, level, state_code, county_fips, time_zone)
       values ('By hand', 'state', 'limited', 'FL', $1, 'America/New_York')`,
      [gulf],
    );
    const more = ['New', 'BY HAND'].map((name, index) => ({
      ...first,
      name,
      id: `${added}${index}`,
    })) as StarterDirectory['courts'];
    await load({ ...part, courts: [...part.courts, ...more] });
    expect((await courtsThere()).map((court) => (court as { name: string }).name)).toEqual([
      'By hand',
      circuit,
      county,
      'New',
    ]);
    // Nor does a correction take a name that the county has already.
    await load(withCourt(county, { name: 'by hand' }));
    expect(await count('courts', `id = '${ids.county}' and name <> 'by hand'`)).toBe(1);
  });

  it('corrects a county and a state, unless an administrator changed them', async () => {
    const moved = {
      ...part,
      states: part.states.map((state) => ({ ...state, timeZone: 'America/Chicago' as const })),
      counties: part.counties.map((each) => ({ ...each, timeZone: 'America/Chicago' as const })),
    };
    const zones = () =>
      db.sql(`select s.time_zone as state, c.time_zone as county
                from states s join counties c on c.state_code = s.code where c.fips = '12045'`);
    await load(moved);
    expect(await zones()).toEqual([{ state: 'America/Chicago', county: 'America/Chicago' }]);
    await db.sql(`update states set revision = 2 where code = 'FL'`);
    await db.sql(`update counties set revision = 2, lat = null, lon = null where fips = $1`, [
      gulf,
    ]);
    await load(part);
    expect(await zones()).toEqual([{ state: 'America/Chicago', county: 'America/Chicago' }]);
    expect(await count('counties', `fips = '${gulf}' and lat is not null`)).toBe(1);
  });
});
