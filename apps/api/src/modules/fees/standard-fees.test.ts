import { catalogue } from '@courtside/contract/catalogue';
import { fees } from '@courtside/contract/fees';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logOf } from '../../testing/accounts.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { aFee, aNonStandardFee, anAppearanceType } from '../../testing/fees.ts';
import type { StandardFee } from './standard-fees.queries.ts';

let test: TestApp;
let admin: SignedInUser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await aSignedInUser(test.platform.db, 'admin_limited');
});
afterAll(() => test.stop());

const aType = {
  caseType: 'Immigration',
  name: 'Master calendar hearing',
  description: 'Pleadings and the next date.',
  utbmsTask: 'L230',
  usualMinutes: 45,
  inPerson: true,
  remote: false,
  ...aFee,
  active: true,
};
const add = (body: unknown) => test.call(fees.addStandard, { token: admin.token, body });
const change = (id: string, body: unknown) =>
  test.call(fees.changeStandard, { token: admin.token, params: { id }, body });
const list = async (query: Record<string, string>) =>
  (await test.call(fees.listStandard, { token: admin.token, query })).json<{
    items: StandardFee[];
    next: string | null;
  }>();
const historyOf = async (appearanceType: string) =>
  (await test.call(fees.listChanges, { token: admin.token, query: { appearanceType } })).json<{
    items: unknown[];
  }>().items;

describe('standard fees', () => {
  it('are added last in their practice area, on record, and can be ordered at once', async () => {
    await anAppearanceType(test.platform.db, { caseType: 'Immigration', position: 70 });
    const answer = await add(aType);
    expect(answer.statusCode).toBe(201);
    const fee = answer.json<StandardFee>();
    expect(fee).toEqual({ id: fee.id, ...aType, nonStandardFees: 0, revision: 1 });
    const listed = await list({ caseType: 'Immigration' });
    expect(listed.items.at(-1)).toEqual(fee);
    expect(await logOf(test, fee.id)).toEqual([
      { action: 'fees.add_standard', actor_id: admin.id, before: null, after: aType },
    ]);
    expect(await historyOf(fee.id)).toMatchObject([
      {
        actorName: 'Robin Vale',
        level: 'standard',
        placeName: 'Standard fee',
        before: null,
        after: aFee,
      },
    ]);
    const open = await test.call(catalogue.listAppearanceTypes, {
      query: { caseType: 'Immigration' },
    });
    expect(open.body).toContain(fee.id);
  });

  it('have one name in a practice area, whoever is first', async () => {
    const body = { ...aType, name: 'Bond hearing' };
    const answers = await Promise.all([add(body), add({ ...body, name: 'BOND hearing' })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
      message: 'This practice area has a kind of hearing with this name already.',
      code: 'conflict',
      errors: { name: 'Taken by another kind of hearing' },
    });
    expect((await add({ ...body, caseType: 'Criminal' })).statusCode).toBe(201);
  });

  it('are changed with before and after on record, by who saw the newest', async () => {
    const { id } = (await add({ ...aType, name: 'Individual hearing' })).json<StandardFee>();
    const body = { ...aType, name: 'Individual hearing', clientFeeCents: 18_000, revision: 1 };
    const answer = await change(id, body);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, clientFeeCents: 18_000, revision: 2 });
    expect((await change(id, { ...body, clientFeeCents: 1 })).json()).toMatchObject({
      code: 'conflict',
      message: 'This was changed in the meantime. Please look again.',
    });
    expect(await historyOf(id)).toMatchObject([
      { before: aFee, after: { ...aFee, clientFeeCents: 18_000 }, actorName: 'Robin Vale' },
      { before: null, after: aFee },
    ]);
    expect((await logOf(test, id)).at(-1)).toEqual({
      action: 'fees.change_standard',
      actor_id: admin.id,
      before: { clientFeeCents: 17_500 },
      after: { clientFeeCents: 18_000 },
    });
  });

  it('let one of two who change at once through', async () => {
    const { id } = (await add({ ...aType, name: 'Motion hearing' })).json<StandardFee>();
    const body = { ...aType, name: 'Motion hearing', revision: 1 };
    const answers = await Promise.all([
      change(id, { ...body, clientFeeCents: 20_000 }),
      change(id, { ...body, clientFeeCents: 21_000 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await historyOf(id)).toHaveLength(2);
  });

  it('cannot be renamed to a name that is taken', async () => {
    await add({ ...aType, name: 'Interview' });
    const { id } = (await add({ ...aType, name: 'Check-in' })).json<StandardFee>();
    const answer = await change(id, { ...aType, name: 'interview', revision: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ errors: { name: 'Taken by another kind of hearing' } });
  });

  it('are filtered, searched, sorted and counted with their places, page by page', async () => {
    const { db } = test.platform;
    const common = { caseType: 'Probate' as const };
    const b = await anAppearanceType(db, { ...common, name: 'Béta accounting', position: 10 });
    const a = await anAppearanceType(db, {
      ...common,
      name: 'Alpha letters',
      position: 20,
      utbmsTask: 'P410',
    });
    const c = await anAppearanceType(db, { ...common, name: 'Gone', position: 30, active: false });
    await aNonStandardFee(db, { appearanceTypeId: a.id });
    await aNonStandardFee(db, { appearanceTypeId: a.id, stateCode: 'NV' });
    const idsIn = async (query: Record<string, string>) =>
      (await list({ caseType: 'Probate', ...query })).items.map(({ id }) => id);
    expect(await idsIn({})).toEqual([b.id, a.id, c.id]);
    expect(await idsIn({ sort: 'name' })).toEqual([a.id, b.id, c.id]);
    expect(await idsIn({ sort: '-name', active: 'true' })).toEqual([b.id, a.id]);
    expect(await idsIn({ active: 'false' })).toEqual([c.id]);
    expect(await idsIn({ search: 'BETA acc' })).toEqual([b.id]);
    expect(await idsIn({ search: 'p410' })).toEqual([a.id]);
    expect(await idsIn({ search: '%' })).toEqual([]);
    for (const sort of ['position', 'name', '-name']) {
      const first = await list({ caseType: 'Probate', limit: '2', sort });
      const rest = await list({
        caseType: 'Probate',
        limit: '2',
        sort,
        cursor: String(first.next),
      });
      expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(await idsIn({ sort }));
      expect(rest.next).toBeNull();
    }
    const one = await test.call(fees.getStandard, { token: admin.token, params: { id: a.id } });
    expect(one.json()).toMatchObject({ name: 'Alpha letters', nonStandardFees: 2 });
  });

  it.each([
    ['a negative fee', { clientFeeCents: -1 }, 'clientFeeCents', 'Cannot be negative'],
    ['part of a cent', { attorneyFeeCents: 0.5 }, 'attorneyFeeCents', 'Cents cannot be split'],
    ['a fee beyond reason', { clientHourlyCents: 100_000_001 }, 'clientHourlyCents', 'Too large'],
    [
      'a number too large to count',
      { attorneyHourlyCents: 1e300 },
      'attorneyHourlyCents',
      undefined,
    ],
    ['an amount in words', { clientFeeCents: '100' }, 'clientFeeCents', 'Enter an amount'],
    ['more than a day', { includedMinutes: 1441 }, 'includedMinutes', 'At most a day'],
    ['a code of no known form', { utbmsTask: 'X1' }, 'utbmsTask', 'Should be a code such as L450'],
    [
      'nobody attending',
      { inPerson: false, remote: false },
      'inPerson',
      'Choose in person, remote, or both',
    ],
    ['no name', { name: '   ' }, 'name', 'Name is required'],
  ])('refuse %s', async (_, wrong, field, message) => {
    const answer = await add({ ...aType, name: 'Wrong', ...wrong });
    expect(answer.statusCode).toBe(400);
    const { errors } = answer.json<{ errors: Record<string, string> }>();
    expect(Object.keys(errors)).toEqual([field]);
    if (message) expect(errors[field]).toBe(message);
  });

  it('refuse what they do not know, and what is not there', async () => {
    expect((await add({ ...aType, name: 'More', position: 1 })).statusCode).toBe(400);
    const id = '0192f0c1-0000-7000-8000-000000000000';
    expect((await change(id, { ...aType, revision: 1 })).statusCode).toBe(404);
    const one = await test.call(fees.getStandard, { token: admin.token, params: { id } });
    expect(one.statusCode).toBe(404);
  });
});
