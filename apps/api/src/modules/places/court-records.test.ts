import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logOf } from '../../testing/accounts.ts';
import { buildPlacesApp, type PlacesApp } from '../../testing/place-records.ts';
import { aCounty, aCourt, anAttorneyCovering, aStarterCourt } from '../../testing/places.ts';
import { attorneyCourts, courts } from './places.schema.ts';

let test: PlacesApp['test'];
let adminId: PlacesApp['adminId'];
let call: PlacesApp['call'];
let idsIn: PlacesApp['idsIn'];
beforeAll(async () => {
  ({ test, adminId, call, idsIn } = await buildPlacesApp('admin'));
  await aCounty(test.platform.db, '06037');
});
afterAll(() => test.stop());
beforeEach(async () => {
  for (const table of [attorneyCourts, courts]) await test.platform.db.orm.delete(table);
});

const form = {
  name: 'Harbor Courthouse',
  kind: 'state',
  level: 'general',
  entity: 'branch',
  county: '06037',
  city: 'San Pedro',
  street: '505 South Centre Street',
  zip: '90731',
  phone: '(555) 010-0150',
  remoteNote: '',
  timeZone: 'America/Los_Angeles',
  caseTypes: ['Civil', 'Civil', 'FamilyLaw'],
};

describe('a court', () => {
  it('is added in the state of its county, for attorneys to be told of', async () => {
    const { status, ...added } = await call('addCourt', { body: form });
    expect(status).toBe(201);
    expect(added).toEqual({
      ...form,
      id: expect.any(String) as string,
      state: 'CA',
      stateName: 'California',
      countyName: 'Los Angeles County',
      remoteNote: null,
      caseTypes: ['Civil', 'FamilyLaw'],
      active: true,
      starter: false,
      confidence: 'confirmed',
      isAnnounced: false,
      createdAt: expect.any(String) as string,
      revision: 1,
    });
    expect(await logOf(test, String(added['id']))).toMatchObject([
      {
        action: 'places.add',
        actor_id: adminId,
        before: null,
        after: { name: 'Harbor Courthouse', county: '06037', state: 'CA' },
      },
    ]);
  });

  it('is added once for one key', async () => {
    const headers = { 'idempotency-key': 'add-court-key-1' };
    const first = await call('addCourt', { body: form, headers });
    expect(await call('addCourt', { body: form, headers })).toEqual(first);
    expect(await idsIn('listCourts', {})).toEqual([first['id']]);
  });

  it.each([
    [{ county: '99999' }, 400, { county: 'There is no such county' }],
    [{ county: '6037' }, 400, { county: 'Should be five digits' }],
    [{ name: 'TAKEN court' }, 409, { name: 'Taken by another court of this county' }],
    [{ name: ' ' }, 400, { name: 'Name is required' }],
    [{ name: 'x'.repeat(201) }, 400, { name: 'Too long' }],
    [{ name: 'a\u0000b' }, 400, { name: 'Contains characters we cannot keep' }],
    [{ kind: 'supreme' }, 400, { kind: 'Choose a kind' }],
    [{ zip: '9073' }, 400, { zip: 'Should be a ZIP code' }],
    [{ timeZone: null }, 400, { timeZone: 'Choose a time zone' }],
    [{ caseTypes: [] }, 400, { caseTypes: 'Choose at least one' }],
    [{ state: 'CA' }, 400, { state: 'Unknown field' }],
    [{ starter: true, announcedAt: null }, 400, { starter: 'Unknown field' }],
  ])('is refused with the field that is wrong: %j', async (details, status, errors) => {
    const { id } = await aCourt(test.platform.db, { name: 'Taken Court' });
    expect(await call('addCourt', { body: { ...form, ...details } })).toMatchObject({
      status,
      errors,
    });
    expect(await idsIn('listCourts', {})).toEqual([id]);
  });

  it('of one name can be in two counties, and two who add it at once add one', async () => {
    await aCourt(test.platform.db, { name: 'Harbor Courthouse', countyFips: '06075' });
    const answers = await Promise.all([1, 2, 3].map(() => call('addCourt', { body: form })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await idsIn('listCourts', {})).toHaveLength(2);
  });

  it('that the product came with is confirmed by saving it, in the zone that was chosen', async () => {
    const { id } = await aStarterCourt(test.platform.db, { name: 'Harbor Courthouse' });
    const body = { ...form, timeZone: 'America/Denver', revision: 1 };
    expect(await call('changeCourt', { id, body })).toMatchObject({
      status: 200,
      starter: false,
      confidence: 'confirmed',
      timeZone: 'America/Denver',
      isAnnounced: true,
      revision: 2,
    });
    const [{ before, after } = { before: null, after: null }] = await logOf(test, id);
    expect(before).toMatchObject({
      starter: true,
      confidence: 'likely',
      timeZone: 'America/Los_Angeles',
    });
    expect(after).toMatchObject({ starter: false, confidence: 'confirmed', zip: '90731' });
    expect(after).not.toHaveProperty('name');
  });

  it('moves to another county, and with it to another state', async () => {
    const { id } = await aCourt(test.platform.db);
    await aCounty(test.platform.db, '17031');
    const body = { ...form, county: '17031', timeZone: 'America/Chicago', revision: 1 };
    expect(await call('changeCourt', { id, body })).toMatchObject({
      state: 'IL',
      stateName: 'Illinois',
      countyName: 'Cook County',
    });
  });

  it('is not changed over the head of another, and by one of two at once', async () => {
    const { id } = await aCourt(test.platform.db);
    const answers = await Promise.all(
      ['One', 'Two'].map((name) =>
        call('changeCourt', { id, body: { ...form, name, revision: 1 } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      code: 'conflict',
      message: 'Somebody else changed this court in the meantime. Please look at it again.',
    });
    expect(await logOf(test, id)).toHaveLength(1);
    const missing = { id: randomUUID(), body: { ...form, revision: 1 } };
    expect(await call('changeCourt', missing)).toMatchObject({ status: 404 });
  });

  it('is offered or not', async () => {
    const { id } = await aCourt(test.platform.db);
    expect(await call('deactivateCourt', { id, body: { revision: 1 } })).toMatchObject({
      active: false,
      revision: 2,
    });
    expect(await call('activateCourt', { id, body: { revision: 1 } })).toMatchObject({
      status: 409,
    });
    expect(await call('activateCourt', { id, body: { revision: 2 } })).toMatchObject({
      active: true,
      revision: 3,
    });
    expect(await call('activateCourt', { id, body: { revision: 3 } })).toMatchObject({
      status: 409,
      message: 'This court is active already.',
    });
  });

  it('is removed only when nothing refers to it', async () => {
    const { id } = await aCourt(test.platform.db, { name: 'Covered' });
    await anAttorneyCovering(test.platform.db, { courts: [id] });
    expect(await call('removeCourt', { id })).toEqual({
      status: 409,
      code: 'conflict',
      message: 'This court is in use. Deactivate it instead.',
      errors: {},
    });
    await test.platform.db.orm.delete(attorneyCourts);
    expect(await call('removeCourt', { id })).toEqual({ status: 200 });
    expect(await call('getCourt', { id })).toMatchObject({ status: 404 });
    expect((await logOf(test, id)).at(-1)).toMatchObject({
      action: 'places.remove',
      before: { name: 'Covered' },
    });
  });
});

describe('the list of courts', () => {
  it('is searched, filtered, sorted and read page by page', async () => {
    const { db } = test.platform;
    const { id: a } = await aCourt(db, { name: 'Alpha', createdAt: '2026-01-01T00:00:00Z' });
    const { id: b } = await aStarterCourt(db, {
      name: 'Beta',
      kind: 'municipal',
      createdAt: '2026-03-01T00:00:00Z',
    });
    const { id: c } = await aCourt(db, {
      name: 'Gamma',
      countyFips: '17031',
      city: 'Chicago',
      active: false,
      createdAt: '2026-02-01T00:00:00Z',
    });
    for (const [query, ids] of [
      [{}, [a, b, c]],
      [{ sort: '-name' }, [c, b, a]],
      [{ sort: 'newest' }, [b, c, a]],
      [{ state: 'CA' }, [a, b]],
      [{ county: '17031' }, [c]],
      [{ kind: 'municipal' }, [b]],
      [{ active: 'false' }, [c]],
      [{ active: 'true', sort: '-name' }, [b, a]],
      [{ confidence: 'likely' }, [b]],
      [{ confidence: 'confirmed', state: 'CA' }, [a]],
      [{ search: 'chic' }, [c]],
      [{ search: 'los angeles', sort: 'newest' }, [b, a]],
      [{ search: 'alpha chicago' }, []],
      [{ search: '%' }, []],
    ] as const) {
      expect([query, await idsIn('listCourts', query)]).toEqual([query, ids]);
    }
    for (const sort of ['name', '-name', 'newest']) {
      const whole = await idsIn('listCourts', { sort });
      const first = await call('listCourts', { query: { sort, limit: '2' } });
      const rest = await idsIn('listCourts', { sort, limit: '2', cursor: String(first['next']) });
      expect(rest).toEqual(whole.slice(2));
    }
  });
});
