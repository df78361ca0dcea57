import { conflicts } from '@courtside/contract/conflicts';
import { offers } from '@courtside/contract/offers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { termsOf } from '../../testing/accept-offer.ts';
import { aScheduledAppearance } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

it('asks again of a name that is listed itself by now, where only one like it was cleared', async () => {
  const { token } = await anEligibleAttorney(test.platform.db);
  const { id } = await aScheduledAppearance(test);
  const list = async (name: string) =>
    expect((await test.call(conflicts.add, { token, body: { names: [name] } })).statusCode).toBe(
      201,
    );
  const hitsOf = async (endpoint: (typeof conflicts)['hits' | 'heldHits']) =>
    (await test.call(endpoint, { token, params: { id } })).json<{
      items: { id: string; matched: string; likeness: string }[];
    }>().items;

  await list('Jordan Pines');
  const near = await hitsOf(conflicts.hits);
  expect(near).toMatchObject([{ matched: 'Jordan Pines', likeness: 'near' }]);
  const accepted = await test.call(offers.accept, {
    token,
    params: { id },
    body: {
      attestsNoConflict: true,
      ...(await termsOf(test.platform.db, id)),
      clearedHits: near.map((hit) => hit.id),
      explanation: 'Another family.',
    },
  });
  expect(accepted.statusCode).toBe(200);
  expect(await hitsOf(conflicts.heldHits)).toEqual([]);
  await list('Jordan Pine');
  expect(await hitsOf(conflicts.heldHits)).toMatchObject([
    { matched: 'Jordan Pine', likeness: 'exact' },
  ]);
});
