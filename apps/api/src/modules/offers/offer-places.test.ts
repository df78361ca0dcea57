import { offers } from '@courtside/contract/offers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aScheduledAppearance, inDays } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import type { SignedInUser } from '../../testing/factories.ts';
import { aCourt } from '../../testing/places.ts';

let test: TestApp;
let attorney: SignedInUser;
const ids: string[] = [];

beforeAll(async () => {
  test = await buildTestApp();
  const { db } = test.platform;
  attorney = await anEligibleAttorney(db);
  const kern = await aCourt(db, { countyFips: '06029' });
  const losAngeles = await aCourt(db, { countyFips: '06037' });
  for (const [court, days] of [
    [kern, 20],
    [kern, 30],
    [losAngeles, 30],
  ] as const) {
    ids.push((await aScheduledAppearance(test, { court: court.id, date: inDays(days) })).id);
  }
});
afterAll(() => test.stop());

const placesOf = async (query: Record<string, string> = {}, by = attorney) => {
  const answer = await test.call(offers.places, { token: by.token, query });
  return answer.json<{ items: unknown[] }>().items;
};
const kernWith = (count: number) => ({
  county: '06029',
  countyName: 'Kern County',
  state: 'CA',
  count,
});
const losAngelesWith = (count: number) => ({
  county: '06037',
  countyName: 'Los Angeles County',
  state: 'CA',
  count,
});

it('counts what the attorney could take by county, as the list would show it', async () => {
  expect(await placesOf()).toEqual([kernWith(2), losAngelesWith(1)]);
  expect(await placesOf({ from: inDays(25) })).toEqual([kernWith(1), losAngelesWith(1)]);
  expect(await placesOf({ caseType: 'Probate' })).toEqual([]);
  const elsewhere = await anEligibleAttorney(test.platform.db, { state: 'NY' });
  expect(await placesOf({}, elsewhere)).toEqual([]);
});

it('moves what was turned down to the other count, and lists one county alone', async () => {
  await test.call(offers.reject, {
    token: attorney.token,
    params: { id: ids[0] ?? '' },
    body: { reason: null },
  });
  expect(await placesOf()).toEqual([kernWith(1), losAngelesWith(1)]);
  expect(await placesOf({ rejected: 'true' })).toEqual([kernWith(1)]);
  const answer = await test.call(offers.list, {
    token: attorney.token,
    query: { county: '06029' },
  });
  expect(answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toEqual([ids[1]]);
});

it('refuses what is no county', async () => {
  const answer = await test.call(offers.list, { token: attorney.token, query: { county: 'Kern' } });
  expect(answer.statusCode).toBe(400);
});
