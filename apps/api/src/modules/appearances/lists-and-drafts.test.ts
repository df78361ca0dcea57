import { appearances } from '@courtside/contract/appearances';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAssignedAppearance, aScheduledAppearance, inDays } from '../../testing/appearances.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, aUser, type SignedInUser } from '../../testing/factories.ts';
import { aCourt } from '../../testing/places.ts';

let test: TestApp;
let client: SignedInUser;
beforeAll(async () => {
  test = await buildTestApp();
  client = await aSignedInUser(test.platform.db, 'client');
  const nevada = await aCourt(test.platform.db, { countyFips: '32003', name: 'Nevada court' });
  await aScheduledAppearance(test, { caption: 'Alder v. Beech', date: inDays(10) }, client);
  await aScheduledAppearance(
    test,
    { caption: 'Cedar v. Dogwood', caseNumber: 'BC-123.456', date: inDays(11), court: nevada.id },
    client,
  );
  await anAssignedAppearance(test, { caption: 'Elder v. Fir', date: inDays(12) }, { client });
  await aScheduledAppearance(test, { caption: 'Somebody else’s', date: inDays(12) });
});
afterAll(() => test.stop());

const captions = async (query: Record<string, string>) => {
  const answer = await test.call(appearances.list, { token: client.token, query });
  return answer.json<{ items: { caption: string }[] }>().items.map(({ caption }) => caption);
};

describe('the list', () => {
  it.each([
    [{}, ['Elder v. Fir', 'Cedar v. Dogwood', 'Alder v. Beech']],
    [{ sort: 'hearing' }, ['Alder v. Beech', 'Cedar v. Dogwood', 'Elder v. Fir']],
    [{ sort: 'newest' }, ['Elder v. Fir', 'Cedar v. Dogwood', 'Alder v. Beech']],
    [{ status: 'assigned' }, ['Elder v. Fir']],
    [{ search: 'DOGW' }, ['Cedar v. Dogwood']],
    [{ search: 'bc123456' }, ['Cedar v. Dogwood']],
    [{ state: 'NV' }, ['Cedar v. Dogwood']],
    [{ from: inDays(11), to: inDays(11) }, ['Cedar v. Dogwood']],
    [{ search: "%_'; drop" }, []],
  ])('%j', async (query, expected) => {
    expect(await captions(query)).toEqual(expected);
  });

  it('goes on where a page ended', async () => {
    const first = await test.call(appearances.list, { token: client.token, query: { limit: '2' } });
    const { next } = first.json<{ next: string }>();
    expect(await captions({ limit: '2', cursor: next })).toEqual(['Alder v. Beech']);
  });

  it('is counted by status', async () => {
    const answer = await test.call(appearances.count, { token: client.token, query: {} });
    expect(new Set(answer.json<{ items: object[] }>().items)).toEqual(
      new Set([
        { status: 'open', count: 2 },
        { status: 'assigned', count: 1 },
      ]),
    );
  });

  it('tells who comes only when it may be seen', async () => {
    const [row] = await test.platform.db.sql<{ id: string }>(
      `select id from appearances where caption = 'Elder v. Fir'`,
    );
    const read = async () =>
      (
        await test.call(appearances.get, { token: client.token, params: { id: row?.id ?? '' } })
      ).json<{ attorneyName: string | null; attorney: object | null }>();
    expect(await read()).toMatchObject({ attorneyName: 'Robin Vale' });
    await test.platform.db.sql('update appearances set shows_attorney = false where id = $1', [
      row?.id,
    ]);
    expect(await read()).toMatchObject({ attorneyName: null, attorney: null });
  });
});

it('courts of the latest orders come first, each once', async () => {
  const answer = await test.call(appearances.recentCourts, { token: client.token });
  const { items } = answer.json<{ items: { name: string }[] }>();
  expect(items).toHaveLength(3);
  expect(items[1]?.name).toBe('Nevada court');
});

it('attorneys who appeared for the client are found first', async () => {
  const { db } = test.platform;
  await aUser(db, ['attorney'], { firstName: 'Aaron', lastName: 'Ash' });
  const found = async () => {
    const answer = await test.call(appearances.searchAttorneys, { token: client.token, query: {} });
    const { items } = answer.json<{ items: { name: string; appearedForYou: number }[] }>();
    return items.map(({ name, appearedForYou }) => [name, appearedForYou]);
  };
  // Who will attend is not given away here either.
  expect(await found()).toEqual([
    ['Aaron Ash', 0],
    ['Robin Vale', 0],
  ]);
  await db.sql(
    `update appearances set status = 'report_due' where client_id = $1 and status = 'assigned'`,
    [client.id],
  );
  expect(await found()).toEqual([
    ['Robin Vale', 1],
    ['Aaron Ash', 0],
  ]);
});

describe('a draft', () => {
  const save = async (data: object, revision: number) =>
    test.call(appearances.saveDraft, { token: client.token, body: { data, revision } });
  const get = async () =>
    (await test.call(appearances.getDraft, { token: client.token })).json<{
      data: object | null;
      revision: number;
    }>();

  it('is kept for every device, and an old one does not overwrite a new one', async () => {
    expect(await get()).toMatchObject({ data: null, revision: 0 });
    expect((await save({ caption: 'one' }, 0)).json()).toMatchObject({ revision: 1 });
    expect((await save({ caption: 'two' }, 1)).json()).toMatchObject({ revision: 2 });
    expect((await save({ caption: 'stale' }, 1)).statusCode).toBe(409);
    expect((await save({ caption: 'stale' }, 0)).statusCode).toBe(409);
    expect(await get()).toMatchObject({ data: { caption: 'two' }, revision: 2 });
    const answers = await Promise.all([save({ caption: 'a' }, 2), save({ caption: 'b' }, 2)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('is gone when it is dropped or ordered', async () => {
    await test.call(appearances.dropDraft, { token: client.token });
    expect(await get()).toMatchObject({ data: null });
    await save({ caption: 'three' }, 0);
    await aScheduledAppearance(test, { date: inDays(20) }, client);
    expect(await get()).toMatchObject({ data: null, revision: 0 });
  });

  it('has a limit', async () => {
    expect((await save({ caption: 'x'.repeat(70_000) }, 0)).statusCode).toBe(400);
  });
});
