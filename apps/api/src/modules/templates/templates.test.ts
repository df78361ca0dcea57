import { templates } from '@courtside/contract/templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';

let test: TestApp;
let client: SignedInUser;
beforeAll(async () => {
  test = await buildTestApp();
  client = await aSignedInUser(test.platform.db, 'client');
});
afterAll(() => test.stop());

interface Kept {
  id: string;
  name: string;
  revision: number;
  usedAt: string | null;
}
const create = async (name: string, by = client) =>
  test.call(templates.create, {
    token: by.token,
    body: { name, data: { caption: 'Any v. Other' } },
  });
const kept = async (name: string, by = client) => (await create(name, by)).json<Kept>();

describe('a template', () => {
  it('is kept, found, changed, used and deleted', async () => {
    const made = await kept('Monday calendar');
    expect(made).toMatchObject({
      name: 'Monday calendar',
      data: { caption: 'Any v. Other' },
      revision: 1,
    });
    const listed = await test.call(templates.list, {
      token: client.token,
      query: { search: 'MONDAY' },
    });
    expect(listed.json()).toMatchObject({ items: [{ id: made.id }], next: null });
    const params = { id: made.id };
    const changed = await test.call(templates.update, {
      token: client.token,
      params,
      body: { name: 'Tuesday calendar', data: {}, revision: 1 },
    });
    expect(changed.json()).toMatchObject({ name: 'Tuesday calendar', revision: 2, usedAt: null });
    const stale = await test.call(templates.update, {
      token: client.token,
      params,
      body: { name: 'Wednesday', data: {}, revision: 1 },
    });
    expect(stale.statusCode).toBe(409);
    const used = await test.call(templates.clone, { token: client.token, params });
    expect(used.json<Kept>().usedAt).not.toBeNull();
    const removed = await test.call(templates.remove, { token: client.token, params });
    expect(removed.statusCode).toBe(200);
    expect((await test.call(templates.get, { token: client.token, params })).statusCode).toBe(404);
  });

  it('has a name of its own, in any case', async () => {
    await kept('Calendar call');
    const again = await create('CALENDAR CALL');
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      errors: { name: 'You have a template of this name already.' },
    });
    const other = await aSignedInUser(test.platform.db, 'client');
    expect((await create('Calendar call', other)).statusCode).toBe(201);
  });

  it('of another client is as if it were not there', async () => {
    const other = await aSignedInUser(test.platform.db, 'client');
    const { id } = await kept('Theirs', other);
    for (const endpoint of [templates.get, templates.clone, templates.remove]) {
      const answer = await test.call(endpoint, { token: client.token, params: { id } });
      expect(answer.statusCode).toBe(404);
    }
    const changed = await test.call(templates.update, {
      token: client.token,
      params: { id },
      body: { name: 'Mine now', data: {}, revision: 1 },
    });
    expect(changed.statusCode).toBe(404);
    const still = await test.call(templates.get, { token: other.token, params: { id } });
    expect(still.json()).toMatchObject({ name: 'Theirs' });
  });
});
