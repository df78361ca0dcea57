import { adminAppearances } from '@courtside/contract/admin-appearances';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAssignedAppearance, aScheduledAppearance, inDays } from '../../testing/appearances.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { aCourt } from '../../testing/places.ts';

let test: TestApp;
let admin: SignedInUser;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await aSignedInUser(test.platform.db, 'admin_limited');
});
afterAll(() => test.stop());

const ids = async (query: Record<string, string> = {}) =>
  (await test.call(adminAppearances.list, { token: admin.token, query }))
    .json<{ items: { id: string }[] }>()
    .items.map(({ id }) => id);

it('administrators see the appearances of all clients, both fees, and narrow them down', async () => {
  const nevada = (await aCourt(test.platform.db, { countyFips: '32003' })).id;
  const open = await aScheduledAppearance(test, { court: nevada, date: inDays(20) });
  const held = await anAssignedAppearance(test, { caption: 'Oak v. Elm', date: inDays(10) });
  expect(await ids()).toEqual([open.id, held.id]);
  expect(await ids({ sort: 'hearing' })).toEqual([held.id, open.id]);
  expect(await ids({ sort: 'newest' })).toEqual([held.id, open.id]);
  expect(await ids({ status: 'open' })).toEqual([open.id]);
  expect(await ids({ state: 'NV' })).toEqual([open.id]);
  expect(await ids({ search: 'oak' })).toEqual([held.id]);
  expect(await ids({ client: held.client.id })).toEqual([held.id]);
  expect(await ids({ attorney: held.attorney.id })).toEqual([held.id]);
  expect(await ids({ from: inDays(15), to: inDays(25) })).toEqual([open.id]);
  const answer = await test.call(adminAppearances.list, {
    token: admin.token,
    query: { attorney: held.attorney.id },
  });
  expect(answer.json()).toMatchObject({
    items: [
      {
        totalCents: 17_500,
        attorneyFeeCents: 11_000,
        client: { id: held.client.id, name: 'Robin Vale' },
        attorney: { id: held.attorney.id, name: 'Robin Vale' },
      },
    ],
  });
});
