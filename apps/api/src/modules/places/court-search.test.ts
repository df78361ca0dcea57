import { places } from '@courtside/contract/places';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { loadAllPlaces } from '../../testing/places.ts';
import { plansOf } from '../../testing/plans.ts';
import { countUnannounced } from './announce-courts.ts';
import { listCountyRecords } from './county-records.queries.ts';
import { listCourtRecords } from './court-records.queries.ts';
import { listToTell } from './places.jobs.ts';
import { listOfferedCounties, listOfferedCourts } from './places.queries.ts';
import { searchForm } from './search-words.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await loadAllPlaces(test.databaseUrl);
}, 180_000);
afterAll(() => test.stop());

interface Found {
  items: { name: string; countyName: string; fullName: string; state: string }[];
  next: string | null;
  total: number;
}
const find = async (search: string, more: Record<string, string> = {}, endpoint = 'listCourts') => {
  const answer = await test.call(places[endpoint as 'listCourts'], {
    query: { search, limit: '10', ...more },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Found>();
};
const namesOf = async (search: string, more?: Record<string, string>) =>
  (await find(search, more)).items.map(({ name }) => name);
const losAngeles = 'Superior Court of California, County of Los Angeles';

describe('typing into the search of all courts', () => {
  it.each(['l', 'lo', 'los', 'los a', 'los an', 'los angeles su', 'los angeles superior court'])(
    '%j finds names that have words which begin so',
    async (search) => {
      const words = searchForm(search).split(' ');
      const names = await namesOf(search);
      expect(names).toHaveLength(10);
      for (const name of names) {
        const found = searchForm(name).split(' ');
        for (const word of words) expect(found.some((one) => one.startsWith(word))).toBe(true);
      }
    },
  );

  it('puts the court of that very name first, then those that go on from it', async () => {
    const names = await namesOf(losAngeles.toLowerCase());
    expect(names[0]).toBe(losAngeles);
    expect(names[1]).toBe(`${losAngeles}, Airport Courthouse`);
    expect((await namesOf('king county district court'))[0]).toBe('King County District Court');
  });

  it('puts names that begin as typed before others, and words of the name before the place', async () => {
    const names = await namesOf('cook');
    expect(names.slice(0, 2)).toEqual(['Cook County District Court', 'Cookeville City Court']);
    for (const name of names.slice(2)) expect(name).toMatch(/\bCook County\b/);
  });

  it.each([
    ['los angelos superior', losAngeles],
    ['los angeles supirior', losAngeles],
    ['la superior', 'Superior Court of Arizona in La Paz County'],
    ['cook circut', 'Circuit Court of Cook County, Illinois'],
    ['cok circuit illinois', 'Circuit Court of Cook County, Illinois'],
    ['circuit cook', 'Circuit Court of Cook County, Illinois'],
    ['browrad county court', 'County Court in and for Broward County, Florida'],
    ['san fransisco superior', 'Superior Court of California, County of San Francisco'],
    ['philedelphia municipal', 'Philadelphia Municipal Court'],
    ['saint louis circuit', 'Circuit Court of St. Louis County, Missouri'],
    ['us bankruptcy los angeles', /^United States Bankruptcy Court .*Los Angeles$/],
    ['maimi', 'Miami Circuit Court'],
    ['jay superiro cuort', 'Jay Superior Court'],
  ])('%j finds what was meant', async (search, name) => {
    const names = await namesOf(search);
    expect(names[0]).toMatch(name);
    if (search === 'la superior') expect(names[1]).toBe(losAngeles);
  });

  it('keeps to the filters', async () => {
    expect((await find('superior', { state: 'IN' })).items.map(({ state }) => state)).toEqual(
      Array<string>(10).fill('IN'),
    );
    expect(await namesOf('circut', { county: '17031', kind: 'federal_appeals' })).toEqual([
      'United States Court of Appeals for the Seventh Circuit, Chicago',
    ]);
    expect(await namesOf('cook', { caseType: 'Bankruptcy', state: 'TX' })).toEqual([]);
  });

  it('is all on one page, with as many as are shown for a total', async () => {
    expect(await find('xenia')).toMatchObject({
      items: [{ name: 'Xenia Municipal Court' }],
      next: null,
      total: 1,
    });
    expect(await find('superior', { limit: '3' })).toMatchObject({ next: null, total: 3 });
  });

  it.each([
    "'; drop table courts; --",
    'a & b | !c',
    'court:*A <-> (',
    ':* & | ! <->',
    '%',
    '_',
    '\\',
    '"',
    '🙂🙂',
    'ß İ ﬀ',
    'constructor',
    '__proto__',
    'toString valueOf',
    'x'.repeat(100),
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
    '1 2 3',
    '-1',
  ])('is not led astray by %j', async (search) => {
    for (const endpoint of ['listCourts', 'listCounties', 'listStates']) {
      expect((await find(search, {}, endpoint)).next).toBeNull();
    }
  });

  it('refuses what no search can be', async () => {
    for (const [search, error] of [
      ['x'.repeat(101), 'Too long'],
      ['a\u0000b', 'Contains characters we cannot keep'],
    ] as const) {
      const answer = await test.call(places.listCourts, { query: { search } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: { search: error } });
    }
  });

  it('reads every name in the form that the database gives it', async () => {
    const courts = await test.platform.db.sql<{ name: string; form: string }>(
      `select name, split_part(search_text, e'\\t', 1) as form from courts`,
    );
    expect(courts.length).toBeGreaterThan(15_011);
    expect(courts.filter(({ name, form }) => searchForm(name) !== form)).toEqual([]);
  });
});

describe('the search of counties and states', () => {
  it.each([
    ['los angelos', 'Los Angeles County'],
    ["prince george's", "Prince George's County"],
    ['doña', 'Doña Ana County'],
    ['06037', 'Los Angeles County'],
    ['il cook', 'Cook County'],
    ['saint louis city', 'St. Louis city'],
  ])('finds the county %j', async (search, name) => {
    expect((await find(search, {}, 'listCounties')).items[0]?.fullName).toBe(name);
  });

  it.each([
    ['califronia', ['California']],
    ['in', ['Indiana']],
    ['new', ['New Hampshire', 'New Jersey', 'New Mexico', 'New York']],
  ])('finds the state %j', async (search, names) => {
    const { items } = await find(search, {}, 'listStates');
    expect(items.map(({ name }) => name)).toEqual(names);
  });
});

type Read = [string, (db: Db) => Promise<unknown>];

describe('every list of places', () => {
  const page = { limit: 25 };
  const filters = [
    {},
    { state: 'CA' },
    { county: '06037' },
    { kind: 'immigration' },
    { state: 'TX', kind: 'municipal' },
  ] as const;
  const cursorAfter = (...key: string[]) => Buffer.from(JSON.stringify(key)).toString('base64url');
  const someId = '0192f0c1-0000-7000-8000-000000000000';

  const reads: Read[] = [
    ...[...filters, { caseType: 'Immigration' } as const].flatMap((filter): Read[] => [
      [
        `courts offered ${JSON.stringify(filter)}`,
        (db) => listOfferedCourts(db, { ...page, ...filter }),
      ],
      [
        `courts offered, a later page ${JSON.stringify(filter)}`,
        (db) => listOfferedCourts(db, { ...page, ...filter, cursor: cursorAfter('M', someId) }),
      ],
      ...['l', 'los angeles', 'cook circut'].map(
        (search): Read => [
          `courts offered ${JSON.stringify(filter)} like ${search}`,
          (db) => listOfferedCourts(db, { ...page, ...filter, search }),
        ],
      ),
    ]),
    ...[{}, { state: 'CA' }].flatMap((filter): Read[] => [
      [
        `counties offered ${JSON.stringify(filter)}`,
        (db) => listOfferedCounties(db, { ...page, ...filter }),
      ],
      [
        `counties offered ${JSON.stringify(filter)} like los angelos`,
        (db) => listOfferedCounties(db, { ...page, ...filter, search: 'los angelos' }),
      ],
    ]),
    ...[{}, { state: 'CA' }, { active: false }, { active: true }, { search: 'los ang' }].map(
      (filter): Read => [
        `county records ${JSON.stringify(filter)}`,
        (db) => listCountyRecords(db, { ...page, sort: '-name', ...filter }),
      ],
    ),
    ...[
      ...filters,
      { active: false },
      { active: true },
      { confidence: 'likely' } as const,
      { search: 'los ang' },
    ].flatMap((filter) =>
      (['name', '-name', 'newest'] as const).map(
        (sort): Read => [
          `court records ${JSON.stringify(filter)} by ${sort}`,
          (db) => listCourtRecords(db, { ...page, sort, ...filter }),
        ],
      ),
    ),
  ];

  it('of new courts, and of the attorneys to tell, is found by an index too', async () => {
    const { db } = test.platform;
    const now = '2026-11-15T06:00:00.000000Z';
    for (const read of [
      (watched: Db) => countUnannounced(watched),
      (watched: Db) => listToTell(watched, now, someId),
    ]) {
      for (const plan of await plansOf(db, read)) expect(plan).not.toMatch(/Seq Scan on courts/);
    }
  });

  it.each(reads)('finds %s by an index', async (_, read) => {
    const plans = await plansOf(test.platform.db, read);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      // The total is counted when a place has changed, and then it has to see them all.
      if (plan.startsWith('Aggregate')) continue;
      expect(plan).not.toMatch(/Seq Scan on (courts|counties)/);
    }
  });
});
