import type { Endpoint } from '@courtside/contract/endpoint';
import { fees } from '@courtside/contract/fees';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logOf } from '../../testing/accounts.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { aFee, aNonStandardFee, anAppearanceType } from '../../testing/fees.ts';
import { aCourt } from '../../testing/places.ts';
import type { NonStandardFee } from './non-standard-fees.queries.ts';

let test: TestApp;
let admin: SignedInUser;
let losAngeles: { id: string; name: string };
beforeAll(async () => {
  test = await buildTestApp();
  const { db } = test.platform;
  admin = await aSignedInUser(db, 'admin');
  losAngeles = await aCourt(db, { name: 'Stanley Mosk Courthouse' });
});
afterAll(() => test.stop());

const call = (endpoint: Endpoint, more: object = {}) =>
  test.call(endpoint, { token: admin.token, ...more });
const add = (appearanceType: string, place: object, amounts: object = aFee) =>
  call(fees.addNonStandard, { body: { appearanceType, place, ...amounts } });
const change = (id: string, body: object) => call(fees.changeNonStandard, { params: { id }, body });
const remove = (id: string) => call(fees.removeNonStandard, { params: { id } });
const list = async (query: Record<string, string> = {}) =>
  (await call(fees.listNonStandard, { query })).json<{
    items: NonStandardFee[];
    next: string | null;
  }>();
const history = async (query: Record<string, string>) =>
  (await call(fees.listChanges, { query })).json<{ items: object[]; next: string | null }>();

const inCalifornia = { level: 'state', state: 'CA' };
const inLosAngeles = { level: 'county', county: '06037' };
const nowhere = '0192f0c1-0000-7000-8000-000000000000';

describe('a non-standard fee', () => {
  it('is set for a court, and knows where that lies and what would apply instead', async () => {
    const { id: type, name } = await anAppearanceType(test.platform.db);
    const county = { ...aFee, clientFeeCents: 19_000 };
    expect((await add(type, inLosAngeles, county)).statusCode).toBe(201);
    const answer = await add(
      type,
      { level: 'court', court: losAngeles.id },
      { ...aFee, clientFeeCents: 20_000 },
    );
    expect(answer.statusCode).toBe(201);
    const fee = answer.json<NonStandardFee>();
    expect(fee).toEqual({
      id: fee.id,
      appearanceType: type,
      appearanceTypeName: name,
      caseType: 'Civil',
      level: 'court',
      state: 'CA',
      county: '06037',
      court: losAngeles.id,
      placeName: 'Stanley Mosk Courthouse',
      within: 'Los Angeles County, California',
      ...aFee,
      clientFeeCents: 20_000,
      instead: { ...county, level: 'county', placeName: 'Los Angeles County' },
      createdAt: fee.createdAt,
      revision: 1,
    });
    expect(await logOf(test, fee.id)).toEqual([
      {
        action: 'fees.add_non_standard',
        actor_id: admin.id,
        before: null,
        after: {
          appearanceType: name,
          place: 'Stanley Mosk Courthouse',
          ...aFee,
          clientFeeCents: 20_000,
        },
      },
    ]);
  });

  it('falls back to the state, and then to the standard fee', async () => {
    const { id: type } = await anAppearanceType(test.platform.db);
    const first = (await add(type, inLosAngeles)).json<NonStandardFee>();
    expect(first).toMatchObject({
      placeName: 'Los Angeles County',
      within: 'California',
      instead: { ...aFee, level: 'standard', placeName: 'Standard fee' },
    });
    const state = (
      await add(type, inCalifornia, { ...aFee, attorneyFeeCents: 5 })
    ).json<NonStandardFee>();
    expect(state).toMatchObject({
      placeName: 'California',
      within: 'United States',
      county: null,
      court: null,
    });
    const [listed] = (await list({ appearanceType: type, level: 'county' })).items;
    expect(listed?.instead).toEqual({
      ...aFee,
      attorneyFeeCents: 5,
      level: 'state',
      placeName: 'California',
    });
  });

  it('is set once at a place: of two at once, one is told of the other', async () => {
    const { id: type, name } = await anAppearanceType(test.platform.db);
    const answers = await Promise.all([add(type, inCalifornia), add(type, inCalifornia)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
      message: `${name} at California has a fee of its own already: $175.00 for the client, $110.00 for the attorney. Change that one instead.`,
      code: 'conflict',
      errors: { place: 'Has a fee of its own already' },
    });
    expect((await history({ appearanceType: type, state: 'CA' })).items).toHaveLength(1);
  });

  it.each([
    ['state', { level: 'state', state: 'ZZ' }, 'We do not know this state.'],
    ['county', { level: 'county', county: '99999' }, 'We do not know this county.'],
    ['court', { level: 'court', court: nowhere }, 'We do not know this court.'],
  ])('needs a %s that we know', async (level, place, message) => {
    const { id: type } = await anAppearanceType(test.platform.db);
    const answer = await add(type, place);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      code: 'not_found',
      message,
      errors: { [`place.${level}`]: message },
    });
  });

  it('needs a kind of hearing that we know, and amounts that can be', async () => {
    const unknown = await add(nowhere, inCalifornia);
    expect(unknown.json()).toMatchObject({
      code: 'not_found',
      errors: { appearanceType: 'We do not know this kind of hearing.' },
    });
    const { id: type } = await anAppearanceType(test.platform.db);
    for (const clientFeeCents of [-1, 0.1, 100_000_001, 1e20, '1', null]) {
      const answer = await add(type, inCalifornia, { ...aFee, clientFeeCents });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['clientFeeCents']);
    }
    expect((await add(type, { ...inCalifornia, county: '06037' })).statusCode).toBe(400);
    expect((await add(type, inCalifornia, { ...aFee, more: 1 })).statusCode).toBe(400);
    expect((await list({ appearanceType: type })).items).toEqual([]);
  });

  it('is changed by who saw the newest, and removed; its history keeps all of it', async () => {
    const { id: type, name } = await anAppearanceType(test.platform.db);
    const { id } = (await add(type, inLosAngeles)).json<NonStandardFee>();
    const more = { ...aFee, clientFeeCents: 18_000 };
    const answers = await Promise.all([
      change(id, { ...more, revision: 1 }),
      change(id, { ...more, revision: 1 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await list({ appearanceType: type })).items).toMatchObject([
      { id, ...more, revision: 2 },
    ]);
    const removed = await remove(id);
    expect([removed.statusCode, removed.json()]).toEqual([200, {}]);
    expect((await list({ appearanceType: type })).items).toEqual([]);
    expect((await remove(id)).statusCode).toBe(404);
    expect((await change(id, { ...aFee, revision: 2 })).statusCode).toBe(404);

    const of = {
      actorName: 'Robin Vale',
      appearanceTypeName: name,
      caseType: 'Civil',
      level: 'county',
      placeName: 'Los Angeles County',
    };
    const { items } = await history({ appearanceType: type, county: '06037' });
    expect(items).toMatchObject([
      { ...of, before: more, after: null },
      { ...of, before: aFee, after: more },
      { ...of, before: null, after: aFee },
    ]);
    expect((await logOf(test, id)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['fees.add_non_standard', admin.id],
      ['fees.change_non_standard', admin.id],
      ['fees.remove_non_standard', admin.id],
    ]);
  });

  it('is removed once, whoever is first', async () => {
    const { id: type } = await anAppearanceType(test.platform.db);
    const { id } = await aNonStandardFee(test.platform.db, { appearanceTypeId: type });
    const answers = await Promise.all([remove(id), remove(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  });

  it('is written once for one key', async () => {
    const { id: type } = await anAppearanceType(test.platform.db);
    const sent = {
      body: { appearanceType: type, place: inCalifornia, ...aFee },
      headers: { 'idempotency-key': 'add-fee-once' },
    };
    const [first, replay] = [
      await call(fees.addNonStandard, sent),
      await call(fees.addNonStandard, sent),
    ];
    expect(replay.body).toBe(first.body);
    expect((await history({ appearanceType: type, state: 'CA' })).items).toHaveLength(1);
  });
});
