import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logOf } from '../../testing/accounts.ts';
import { buildPlacesApp, type PlacesApp } from '../../testing/place-records.ts';
import { aCounty, aCourt, aState } from '../../testing/places.ts';
import { counties, courts, states } from './places.schema.ts';

let test: PlacesApp['test'];
let call: PlacesApp['call'];
let idsIn: PlacesApp['idsIn'];
beforeAll(async () => {
  ({ test, call, idsIn } = await buildPlacesApp('admin_limited'));
});
afterAll(() => test.stop());
beforeEach(async () => {
  for (const table of [courts, counties, states]) await test.platform.db.orm.delete(table);
});

const nye = {
  id: '32023',
  state: 'NV',
  name: 'Nye',
  fullName: 'Nye County',
  kind: 'County',
  timeZone: 'America/Los_Angeles',
};

describe('a county', () => {
  beforeEach(async () => {
    await aState(test.platform.db, 'NV');
  });

  it('is added with its clocks, and that is on record', async () => {
    const body = {
      ...nye,
      otherTimeZone: 'America/Denver',
      timeZoneNote: ' The north keeps Mountain time ',
    };
    const { status, ...added } = await call('addCounty', { body });
    expect(status).toBe(201);
    expect(added).toEqual({
      ...nye,
      stateName: 'Nevada',
      otherTimeZone: 'America/Denver',
      timeZoneNote: 'The north keeps Mountain time',
      courts: 0,
      active: true,
      revision: 1,
    });
    expect((await logOf(test, '32023')).at(-1)).toMatchObject({
      action: 'places.add',
      after: { fullName: 'Nye County', state: 'NV', otherTimeZone: 'America/Denver' },
    });
  });

  it.each([
    [{ state: 'XX' }, 400, { state: 'There is no such state' }],
    [{ id: '06023' }, 400, { id: 'Counties of Nevada begin with 32' }],
    [{ id: '32003' }, 409, { id: 'Taken by another county' }],
    [{ fullName: 'CLARK COUNTY' }, 409, { fullName: 'Taken by another county of this state' }],
    [{ timeZone: 'Mars/Olympus' }, 400, { timeZone: 'Choose a time zone' }],
    [{ name: '' }, 400, { name: 'Name is required' }],
    [{ name: 'x'.repeat(81) }, 400, { name: 'Too long' }],
    [{ active: true }, 400, { active: 'Unknown field' }],
  ])('is refused with the field that is wrong: %j', async (details, status, errors) => {
    await aCounty(test.platform.db, '32003');
    expect(await call('addCounty', { body: { ...nye, ...details } })).toMatchObject({
      status,
      errors,
    });
    expect(await idsIn('listCounties', {})).toEqual(['32003']);
  });

  it('is changed, offered and removed as a state is', async () => {
    await aCounty(test.platform.db, '32023');
    const { id, state, ...details } = nye;
    const body = { ...details, fullName: 'Nye Parish', kind: 'Parish', revision: 1 };
    expect(await call('changeCounty', { id, body })).toMatchObject({
      status: 200,
      state,
      fullName: 'Nye Parish',
      revision: 2,
    });
    expect((await logOf(test, id)).at(-1)).toMatchObject({
      before: { fullName: 'Nye County', kind: 'County' },
      after: { fullName: 'Nye Parish', kind: 'Parish' },
    });
    expect(await call('changeCounty', { id, body })).toMatchObject({ status: 409 });
    expect(await call('deactivateCounty', { id, body: { revision: 2 } })).toMatchObject({
      active: false,
    });
    expect(await call('activateCounty', { id, body: { revision: 3 } })).toMatchObject({
      active: true,
    });
    const court = await aCourt(test.platform.db, { countyFips: id });
    expect(await call('removeCounty', { id })).toMatchObject({
      status: 409,
      message: 'This county is in use. Deactivate it instead.',
    });
    await call('removeCourt', { id: court.id });
    expect(await call('removeCounty', { id })).toEqual({ status: 200 });
    expect(await call('getCounty', { id })).toMatchObject({ status: 404 });
  });

  it('saved unchanged is not on record', async () => {
    const { state: _, id, ...details } = nye;
    await aCounty(test.platform.db, id);
    const logged = (await logOf(test, id)).length;
    const answer = await call('changeCounty', { id, body: { ...details, revision: 1 } });
    expect(answer.status).toBe(200);
    expect(await logOf(test, id)).toHaveLength(logged);
  });

  it('is listed by name, page by page, searched and filtered', async () => {
    const { db } = test.platform;
    for (const fips of ['06037', '06075', '32003']) await aCounty(db, fips);
    await aCounty(db, '06075', { active: false });
    await aCourt(db, { countyFips: '32003' });
    expect((await call('listCounties'))['items']).toMatchObject([
      { id: '32003', name: 'Clark', stateName: 'Nevada', courts: 1 },
      { id: '06037', courts: 0 },
      { id: '06075', active: false },
    ]);
    expect(await idsIn('listCounties', { sort: '-name' })).toEqual(['06075', '06037', '32003']);
    expect(await idsIn('listCounties', { state: 'CA' })).toEqual(['06037', '06075']);
    expect(await idsIn('listCounties', { active: 'false' })).toEqual(['06075']);
    expect(await idsIn('listCounties', { active: 'true', state: 'CA' })).toEqual(['06037']);
    expect(await idsIn('listCounties', { search: 'los ang' })).toEqual(['06037']);
    expect(await idsIn('listCounties', { search: 'nevada' })).toEqual(['32003']);
    const first = await call('listCounties', { query: { limit: '2' } });
    expect(await idsIn('listCounties', { limit: '2', cursor: String(first['next']) })).toEqual([
      '06075',
    ]);
  });
});
