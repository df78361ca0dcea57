import { randomUUID } from 'node:crypto';
import { coverage } from '@courtside/contract/coverage';
import { placeRecords } from '@courtside/contract/place-records';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logOf } from '../../testing/accounts.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { moveClock } from '../../testing/move-clock.ts';
import {
  aCounty,
  aCourt,
  aNewCourt,
  anAttorneyCovering,
  aStarterCourt,
  aState,
  cover,
} from '../../testing/places.ts';

let test: TestApp;
let attorney: SignedInUser;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());
beforeEach(async () => {
  attorney = await aSignedInUser(test.platform.db, 'attorney');
  await aState(test.platform.db, 'CA', { active: true });
  await aCounty(test.platform.db, '06037', { active: true });
});

interface Request {
  id?: string;
  body?: unknown;
  query?: Record<string, string>;
  as?: SignedInUser;
}
type Answer = Record<string, unknown> & { status: number };
const call = async (
  name: keyof typeof coverage,
  { id, as = attorney, ...request }: Request = {},
) => {
  const answer = await test.call(coverage[name], {
    token: as.token,
    params: { id: id ?? '' },
    ...request,
  });
  const body = answer.json<Record<string, unknown>>();
  return { status: answer.statusCode, ...body } as Answer;
};
const namesIn = async (name: 'listCourts' | 'listNewCourts') =>
  ((await call(name))['items'] as { name: string }[]).map((court) => court.name);

describe('the states of an attorney', () => {
  it('are added, listed by name and removed, each by and for oneself', async () => {
    const { db } = test.platform;
    await aState(db, 'AZ', { active: true });
    const [az, ca] = [
      { id: 'AZ', name: 'Arizona', active: true },
      { id: 'CA', name: 'California', active: true },
    ];
    expect(await call('addState', { body: { state: 'CA' } })).toEqual({ status: 200, ...ca });
    expect(await call('addState', { body: { state: 'CA' } })).toEqual({ status: 200, ...ca });
    await call('addState', { body: { state: 'AZ' } });
    expect(await call('listStates')).toEqual({ status: 200, items: [az, ca], next: null });
    const other = await aSignedInUser(db, 'attorney');
    expect(await call('listStates', { as: other })).toMatchObject({ items: [] });
    expect(await call('removeState', { id: 'CA', as: other })).toMatchObject({ removed: false });
    expect(await call('removeState', { id: 'CA' })).toEqual({ status: 200, removed: true });
    expect(await call('removeState', { id: 'CA' })).toEqual({ status: 200, removed: false });
    expect(await logOf(test, attorney.id)).toMatchObject([
      { action: 'coverage.add', actor_id: attorney.id, after: { states: ['CA'] } },
      { action: 'coverage.add', after: { states: ['AZ'] } },
      { action: 'coverage.remove', before: { states: ['CA'] } },
    ]);
  });

  it('are states that we offer; one that we no longer do stays and says so', async () => {
    const { db } = test.platform;
    await aState(db, 'NV', { active: false });
    expect(await call('addState', { body: { state: 'NV' } })).toMatchObject({
      status: 400,
      errors: { state: 'This state is not offered' },
    });
    expect(await call('addState', { body: { state: 'ZZ' } })).toMatchObject({
      status: 400,
      errors: { state: 'Choose a state' },
    });
    await cover(db, attorney.id, { states: ['NV'] });
    expect(await call('listStates')).toMatchObject({
      items: [{ id: 'NV', name: 'Nevada', active: false }],
    });
    await aState(db, 'NV', { active: true });
  });
});

describe('the map of an attorney', () => {
  it('has all that is covered, at each level', async () => {
    const { db } = test.platform;
    expect(await call('getMap')).toEqual({
      status: 200,
      states: [],
      counties: [],
      countiesOfCourts: [],
      names: {},
    });
    const courts = [await aCourt(db), await aCourt(db), await aCourt(db, { countyFips: '32003' })];
    await aState(db, 'NV');
    await cover(db, attorney.id, {
      states: ['NV', 'CA'],
      counties: ['17031', '06037'],
      courts: courts.map(({ id }) => id),
    });
    expect(await call('getMap')).toEqual({
      status: 200,
      states: ['06', '32'],
      counties: ['06037', '17031'],
      countiesOfCourts: ['06037', '32003'],
      names: {
        '06': 'California',
        '32': 'Nevada',
        '06037': 'Los Angeles County, CA',
        '17031': 'Cook County, IL',
        '32003': 'Clark County, NV',
      },
    });
  });
});

describe('the counties of an attorney', () => {
  it('are added, listed and removed, each by and for oneself', async () => {
    const county = { id: '06037', fullName: 'Los Angeles County', state: 'CA', active: true };
    const body = { county: '06037' };
    expect(await call('addCounty', { body })).toEqual({ status: 200, ...county });
    expect(await call('addCounty', { body })).toEqual({ status: 200, ...county });
    expect(await call('listCounties')).toEqual({ status: 200, items: [county], next: null });
    const other = await aSignedInUser(test.platform.db, 'attorney');
    expect(await call('listCounties', { as: other })).toMatchObject({ items: [] });
    expect(await call('removeCounty', { id: '06037', as: other })).toMatchObject({
      removed: false,
    });
    expect(await call('removeCounty', { id: '06037' })).toEqual({ status: 200, removed: true });
    expect(await call('removeCounty', { id: '06037' })).toEqual({ status: 200, removed: false });
    expect(await logOf(test, attorney.id)).toMatchObject([
      { action: 'coverage.add', actor_id: attorney.id, after: { counties: ['06037'] } },
      { action: 'coverage.remove', before: { counties: ['06037'] } },
    ]);
  });

  it('are none that no court goes by', async () => {
    const { db } = test.platform;
    await aCounty(db, '09110');
    expect(await call('addCounty', { body: { county: '09110' } })).toMatchObject({
      status: 400,
      errors: { county: 'No court goes by this region. Choose the county instead.' },
    });
    await aCounty(db, '09003');
    expect((await call('addCounty', { body: { county: '09003' } })).status).toBe(200);
  });

  it('are counties that are there and offered', async () => {
    await aCounty(test.platform.db, '06037', { active: false });
    for (const county of ['06037', '99999']) {
      expect(await call('addCounty', { body: { county } })).toMatchObject({
        status: 400,
        errors: { county: 'There is no such county' },
      });
    }
    expect(await call('addCounty', { body: { county: '6037' } })).toMatchObject({ status: 400 });
    expect(
      await call('addCounty', { body: { county: '06037', userId: randomUUID() } }),
    ).toMatchObject({ status: 400, errors: { userId: 'Unknown field' } });
  });

  it('stay when they are no longer offered, and say so; a page goes on where the last ended', async () => {
    const { db } = test.platform;
    await cover(db, attorney.id, { counties: ['06075', '06037', '17031'] });
    await aState(db, 'CA', { active: false });
    const first = await call('listCounties', { query: { limit: '2' } });
    expect(first).toMatchObject({
      items: [
        { id: '17031', active: true },
        { id: '06037', active: false },
      ],
    });
    const query = { cursor: String(first['next']) };
    expect(await call('listCounties', { query })).toMatchObject({
      items: [{ id: '06075' }],
      next: null,
    });
  });
});

describe('the courts of an attorney', () => {
  it('are added all at once, each once, and removed one by one', async () => {
    const { db } = test.platform;
    const { id: a } = await aCourt(db, { name: 'Alpha', city: 'Avalon' });
    const { id: b } = await aCourt(db, { name: 'Beta' });
    expect(await call('addCourts', { body: { courts: [a, a] } })).toEqual({
      status: 200,
      added: 1,
    });
    expect(await call('addCourts', { body: { courts: [b, a] } })).toEqual({
      status: 200,
      added: 1,
    });
    expect(await call('listCourts')).toMatchObject({
      items: [
        {
          id: a,
          name: 'Alpha',
          city: 'Avalon',
          countyName: 'Los Angeles County',
          state: 'CA',
          active: true,
        },
        { id: b },
      ],
      next: null,
    });
    expect(await call('removeCourt', { id: a })).toMatchObject({ removed: true });
    expect(await call('removeCourt', { id: a })).toMatchObject({ removed: false });
    expect(await namesIn('listCourts')).toEqual(['Beta']);
    expect(await logOf(test, attorney.id)).toMatchObject([
      { action: 'coverage.add', after: { courts: [a] } },
      { action: 'coverage.add', after: { courts: [b] } },
      { action: 'coverage.remove', before: { courts: [a] } },
    ]);
  });

  it('are all added or none', async () => {
    const { db } = test.platform;
    const { id } = await aCourt(db);
    const { id: closed } = await aCourt(db, { active: false });
    for (const courts of [
      [id, closed],
      [id, randomUUID()],
    ]) {
      expect(await call('addCourts', { body: { courts } })).toMatchObject({
        status: 400,
        errors: { courts: 'Some of these courts are not offered any more' },
      });
    }
    expect(await namesIn('listCourts')).toEqual([]);
    for (const courts of [[], ['x'], Array.from({ length: 501 }, () => randomUUID())]) {
      expect(await call('addCourts', { body: { courts } })).toMatchObject({ status: 400 });
    }
  });

  it('are added or the court is removed, when both happen at once', async () => {
    const admin = await aSignedInUser(test.platform.db, 'admin');
    for (let i = 0; i < 5; i += 1) {
      const { id } = await aCourt(test.platform.db);
      const [added, removed] = await Promise.all([
        call('addCourts', { body: { courts: [id] } }),
        test.call(placeRecords.removeCourt, { token: admin.token, params: { id } }),
      ]);
      expect([
        [200, 409],
        [400, 200],
      ]).toContainEqual([added.status, removed.statusCode]);
    }
  });
});

describe('new courts', () => {
  it('are those announced in 30 days where the attorney goes, until they are covered', async () => {
    const { db } = test.platform;
    const admin = await aSignedInUser(db, 'admin');
    attorney = await anAttorneyCovering(db, { counties: ['06037'], states: ['NV'] });
    await aStarterCourt(db, { name: 'Starter' });
    const byCounty = await aNewCourt(db, { name: 'Added in the county' });
    await aNewCourt(db, { name: 'Added in the state', countyFips: '32003' });
    await aNewCourt(db, { name: 'Added elsewhere', countyFips: '06075' });
    await aNewCourt(db, { name: 'Added and closed', active: false });
    expect(await namesIn('listNewCourts')).toEqual([]);
    await test.call(placeRecords.announceNewCourts, { token: admin.token });
    expect(await namesIn('listNewCourts')).toEqual(['Added in the county', 'Added in the state']);
    await call('addCourts', { body: { courts: [byCounty.id] } });
    expect(await namesIn('listNewCourts')).toEqual(['Added in the state']);
    await moveClock(db, '31 days');
    await db.sql(`update sessions set expires_at = clock_now() + interval '1 hour'`);
    expect(await namesIn('listNewCourts')).toEqual([]);
  });

  it('are none of those that the product came with, confirmed or not', async () => {
    const { db } = test.platform;
    attorney = await anAttorneyCovering(db, { states: ['CA'] });
    await db.sql(
      `insert into courts (name, kind, level, state_code, county_fips, time_zone, announced_at)
       values ('Confirmed', 'state', 'general', 'CA', '06037', 'America/Los_Angeles', clock_now())`,
    );
    expect(await namesIn('listNewCourts')).toEqual([]);
  });
});
