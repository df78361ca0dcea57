import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logOf } from '../../testing/accounts.ts';
import { buildPlacesApp, type PlacesApp } from '../../testing/place-records.ts';
import { aCounty, aCourt, aState } from '../../testing/places.ts';
import { counties, courts, states } from './places.schema.ts';

let test: PlacesApp['test'];
let adminId: PlacesApp['adminId'];
let call: PlacesApp['call'];
let idsIn: PlacesApp['idsIn'];
beforeAll(async () => {
  ({ test, adminId, call, idsIn } = await buildPlacesApp('admin_limited'));
});
afterAll(() => test.stop());
beforeEach(async () => {
  for (const table of [courts, counties, states]) await test.platform.db.orm.delete(table);
});

const guam = { id: 'GU', fips: '66', name: 'Guam', timeZone: 'Pacific/Guam' };
describe('a state', () => {
  it('is added, and that is on record', async () => {
    const { status, ...added } = await call('addState', { body: guam });
    expect(status).toBe(201);
    expect(added).toEqual({ ...guam, counties: 0, courts: 0, active: true, revision: 1 });
    expect((await logOf(test, 'GU')).at(-1)).toEqual({
      action: 'places.add',
      actor_id: adminId,
      before: null,
      after: { fips: '66', name: 'Guam', timeZone: 'Pacific/Guam', active: true },
    });
  });

  it.each([
    [{ id: 'CA' }, { id: 'Taken by another state' }],
    [{ fips: '06' }, { fips: 'Taken by another state' }],
    [{ name: 'California' }, { name: 'Taken by another state' }],
  ])('is not added twice: %j', async (details, errors) => {
    await aState(test.platform.db, 'CA');
    expect(await call('addState', { body: { ...guam, ...details } })).toEqual({
      status: 409,
      code: 'conflict',
      message: 'There is such a state already.',
      errors,
    });
  });

  it('is changed by whoever saw it last; what changed is on record', async () => {
    await aState(test.platform.db, 'CA');
    const body = { name: 'Golden', timeZone: 'America/Los_Angeles', revision: 1 };
    expect(await call('changeState', { id: 'CA', body })).toMatchObject({
      status: 200,
      name: 'Golden',
      revision: 2,
    });
    expect((await logOf(test, 'CA')).at(-1)).toMatchObject({
      action: 'places.change',
      before: { name: 'California' },
      after: { name: 'Golden' },
    });
    expect(await call('changeState', { id: 'CA', body: { ...body, name: 'Late' } })).toMatchObject({
      status: 409,
      message: 'Somebody else changed this state in the meantime. Please look at it again.',
    });
    expect(await call('getState', { id: 'CA' })).toMatchObject({ name: 'Golden', revision: 2 });
    expect(await call('changeState', { id: 'XX', body })).toMatchObject({ status: 404 });
  });

  it('takes no name of another', async () => {
    await aState(test.platform.db, 'CA');
    await aState(test.platform.db, 'NV');
    const body = { name: 'Nevada', timeZone: 'America/Los_Angeles', revision: 1 };
    expect(await call('changeState', { id: 'CA', body })).toMatchObject({
      status: 409,
      errors: { name: 'Taken by another state' },
    });
  });

  it('is offered or not, which is said once', async () => {
    await aState(test.platform.db, 'CA');
    expect(await call('deactivateState', { id: 'CA', body: { revision: 1 } })).toMatchObject({
      active: false,
      revision: 2,
    });
    expect(await call('deactivateState', { id: 'CA', body: { revision: 2 } })).toMatchObject({
      status: 409,
      message: 'This state is deactivated already.',
    });
    expect(await call('activateState', { id: 'CA', body: { revision: 1 } })).toMatchObject({
      status: 409,
    });
    expect(await call('activateState', { id: 'CA', body: { revision: 2 } })).toMatchObject({
      active: true,
    });
    expect((await logOf(test, 'CA')).slice(-2)).toMatchObject([
      { action: 'places.deactivate', before: { active: true }, after: { active: false } },
      { action: 'places.activate', before: { active: false }, after: { active: true } },
    ]);
  });

  it('is removed only when nothing lies in it', async () => {
    await aCounty(test.platform.db, '06037');
    expect(await call('removeState', { id: 'CA' })).toEqual({
      status: 409,
      code: 'conflict',
      message: 'This state is in use. Deactivate it instead.',
      errors: {},
    });
    await aState(test.platform.db, 'NV');
    expect(await call('removeState', { id: 'NV' })).toEqual({ status: 200 });
    expect(await call('removeState', { id: 'NV' })).toMatchObject({ status: 404 });
    expect((await logOf(test, 'NV')).at(-1)).toMatchObject({
      action: 'places.remove',
      before: { name: 'Nevada', fips: '32' },
      after: null,
    });
  });

  it('is listed with what lies in it, in either order, searched and filtered', async () => {
    const { db } = test.platform;
    await aCourt(db);
    await aCourt(db, { countyFips: '06075' });
    await aState(db, 'NV', { active: false });
    await aState(db, 'NM');
    expect((await call('listStates'))['items']).toMatchObject([
      { id: 'CA', counties: 2, courts: 2 },
      { id: 'NV', counties: 0, courts: 0, active: false },
      { id: 'NM' },
    ]);
    expect(await idsIn('listStates', { sort: '-name' })).toEqual(['NM', 'NV', 'CA']);
    expect(await idsIn('listStates', { active: 'false' })).toEqual(['NV']);
    expect(await idsIn('listStates', { active: 'true' })).toEqual(['CA', 'NM']);
    expect(await idsIn('listStates', { search: 'new me' })).toEqual(['NM']);
    expect(await idsIn('listStates', { search: 'ca' })).toEqual(['CA']);
    expect(await idsIn('listStates', { search: '!!' })).toEqual([]);
  });
});
