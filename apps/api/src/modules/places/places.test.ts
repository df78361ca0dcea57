import { randomUUID } from 'node:crypto';
import { places } from '@courtside/contract/places';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aCounty, aCourt, aStarterCourt, aState } from '../../testing/places.ts';
import { counties, courts, states } from './places.schema.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());
beforeEach(async () => {
  for (const table of [courts, counties, states]) await test.platform.db.orm.delete(table);
});

interface Listed {
  items: { id: string; name: string }[];
  next: string | null;
  total: number;
}
type List = 'listStates' | 'listCounties' | 'listCourts';
const list = async (what: List, query: Record<string, string> = {}) =>
  (await test.call(places[what], { query })).json<Listed>();
const idsIn = async (what: List, query?: Record<string, string>) =>
  (await list(what, query)).items.map(({ id }) => id);
const namesIn = async (query?: Record<string, string>) =>
  (await list('listCourts', query)).items.map(({ name }) => name);

describe('what visitors see', () => {
  it('is a court with where it is and what it hears, and none of our doubts', async () => {
    const { id } = await aStarterCourt(test.platform.db, {
      name: 'Inglewood Courthouse',
      entity: 'branch',
      city: 'Inglewood',
      street: '1 Regent Street',
      zip: '90301',
      phone: '(555) 010-0100',
      remoteNote: 'By video on Fridays',
    });
    const court = {
      id,
      name: 'Inglewood Courthouse',
      kind: 'state',
      level: 'general',
      entity: 'branch',
      state: 'CA',
      county: '06037',
      countyName: 'Los Angeles County',
      city: 'Inglewood',
      street: '1 Regent Street',
      zip: '90301',
      phone: '(555) 010-0100',
      remoteNote: 'By video on Fridays',
      timeZone: 'America/Los_Angeles',
      caseTypes: ['Civil', 'Collections'],
    };
    expect(await list('listCourts')).toEqual({ items: [court], next: null, total: 1 });
    expect((await test.call(places.getCourt, { params: { id } })).json()).toEqual(court);
    expect(await list('listCounties')).toEqual({
      items: [
        {
          id: '06037',
          name: 'Los Angeles',
          fullName: 'Los Angeles County',
          kind: 'County',
          state: 'CA',
          timeZone: 'America/Los_Angeles',
        },
      ],
      next: null,
      total: 1,
    });
    expect(await list('listStates')).toEqual({
      items: [{ id: 'CA', name: 'California', timeZone: 'America/Los_Angeles' }],
      next: null,
      total: 1,
    });
  });

  it.each([
    ['the court', { court: { active: false } }, { courts: 0, counties: 1, states: 1 }],
    ['its county', { county: { active: false } }, { courts: 0, counties: 0, states: 1 }],
    ['its state', { state: { active: false } }, { courts: 0, counties: 0, states: 0 }],
  ])('is nothing of what is not active: %s', async (_, inactive, left) => {
    const { db } = test.platform;
    const changes: Record<string, object> = inactive;
    const { id } = await aCourt(db, { name: 'Some Court', ...changes['court'] });
    await aCounty(db, '06037', { ...changes['county'] });
    await aState(db, 'CA', { ...changes['state'] });
    for (const query of [{}, { search: 'some' }, { search: 'somme' }]) {
      const { items, total } = await list('listCourts', query);
      expect({ shown: items.length, total }).toEqual({ shown: left.courts, total: left.courts });
    }
    expect(await list('listCounties')).toMatchObject({ total: left.counties });
    expect(await idsIn('listCounties', { search: 'los' })).toHaveLength(left.counties);
    expect(await list('listStates')).toMatchObject({ total: left.states });
    expect(await idsIn('listStates', { search: 'cal' })).toHaveLength(left.states);
    expect((await test.call(places.getCourt, { params: { id } })).statusCode).toBe(404);
  });

  it('is filtered by where and what, each filter with its total', async () => {
    const { db } = test.platform;
    await aCourt(db, { name: 'A', kind: 'municipal', caseTypes: ['Criminal'] });
    await aCourt(db, { name: 'B', countyFips: '06075' });
    await aCourt(db, { name: 'C', countyFips: '17031', caseTypes: ['Civil', 'Criminal'] });
    for (const [query, names] of [
      [{}, ['A', 'B', 'C']],
      [{ state: 'CA' }, ['A', 'B']],
      [{ state: 'NV' }, []],
      [{ county: '06075' }, ['B']],
      [{ kind: 'municipal' }, ['A']],
      [{ caseType: 'Criminal' }, ['A', 'C']],
      [{ caseType: 'Criminal', state: 'IL' }, ['C']],
    ] as const) {
      expect(await namesIn(query)).toEqual(names);
      expect(await list('listCourts', { ...query, limit: '1' })).toMatchObject({
        total: names.length,
      });
    }
    expect(await idsIn('listCounties', { state: 'CA' })).toEqual(['06037', '06075']);
  });

  it('goes on where the last page ended, two courts of one name included', async () => {
    const { db } = test.platform;
    for (const countyFips of ['06037', '06075', '17031'])
      await aCourt(db, { name: 'Same', countyFips });
    await aCourt(db, { name: 'Zest' });
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const page: Listed = await list('listCourts', { limit: '1', ...(next && { cursor: next }) });
      expect(page.total).toBe(4);
      seen.push(...page.items.map(({ id }) => id));
      ({ next } = page);
    } while (next !== null);
    expect(seen).toEqual(await idsIn('listCourts'));
    expect(new Set(seen).size).toBe(4);
  });

  it('has a total that follows every change at once', async () => {
    const { db } = test.platform;
    const { id } = await aCourt(db);
    expect(await list('listCourts')).toMatchObject({ total: 1 });
    await aCourt(db);
    expect(await list('listCourts')).toMatchObject({ total: 2 });
    await db.orm.update(courts).set({ active: false }).where(eq(courts.id, id));
    expect(await list('listCourts')).toMatchObject({ total: 1 });
    await aCounty(db, '06037', { active: false });
    expect(await list('listCourts')).toMatchObject({ total: 0 });
  });

  it('is nothing where nothing is', async () => {
    const answer = await test.call(places.getCourt, { params: { id: randomUUID() } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
    expect(await list('listCourts')).toEqual({ items: [], next: null, total: 0 });
  });

  it.each<[string, string]>([
    ['state', 'ca'],
    ['county', '6037'],
    ['kind', 'supreme'],
    ['caseType', 'Maritime'],
    ['limit', '101'],
    ['limit', '99999999999999999999'],
    ['limit', '0'],
    ['cursor', 'not-a-cursor'],
    ['cursor', Buffer.from('["a","b"]').toString('base64url')],
    ['cursor', 'x'.repeat(1001)],
    ['active', 'false'],
    ['__proto__', 'x'],
  ])('refuses the filter %s=%s', async (field, value) => {
    const answer = await test.app.inject(`/v1/court?${field}=${encodeURIComponent(value)}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request' });
  });
});

describe('the names that a search looks through', () => {
  it('follow when a county or a state is called something else', async () => {
    const { db } = test.platform;
    const { id } = await aCourt(db, { name: 'Harbor Court', city: 'San Pedro' });
    const finds = async (search: string) => (await idsIn('listCourts', { search })).includes(id);
    expect(await finds('harbor los angeles california')).toBe(true);
    await aCounty(db, '06037', { name: 'Orchard', fullName: 'Orchard County' });
    expect(await finds('harbor los angeles')).toBe(false);
    expect(await finds('harbor orchrad')).toBe(true);
    await aState(db, 'CA', { name: 'Pacifica' });
    expect(await finds('orchard pacifica ca pedro')).toBe(true);
    expect(await finds('california')).toBe(false);
    expect(await idsIn('listCounties', { search: 'pacifica' })).toEqual(['06037']);
  });
});
