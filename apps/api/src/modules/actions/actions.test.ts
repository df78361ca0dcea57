import { actions } from '@courtside/contract/actions';
import type { Endpoint } from '@courtside/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { addAction, addActions } from './add-action.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.stop());

const tell = ({ id: userId }: SignedInUser, title: string, onceKey?: string) =>
  test.platform.db.transaction((tx) =>
    addAction(tx, {
      userId,
      kind: 'test.news',
      title,
      body: 'Something happened.',
      link: '/user/actions',
      ...(onceKey && { onceKey }),
    }),
  );
const ask = async (endpoint: Endpoint, { token }: SignedInUser, body?: unknown) => {
  const answer = await test.call(endpoint, { token, ...(body !== undefined && { body }) });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ counter: number; items: { id: string; title: string; readAt: string }[] }>();
};

describe('a user’s actions', () => {
  it('are told once, newest first, and to nobody else', async () => {
    const [user, other] = [
      await aSignedInUser(test.platform.db, 'attorney'),
      await aSignedInUser(test.platform.db, 'client'),
    ];
    expect(await tell(user, 'First', 'event-1')).toBe(true);
    expect(await tell(user, 'First again', 'event-1')).toBe(false);
    expect(await tell(other, 'First of another', 'event-1')).toBe(true);
    await tell(user, 'Second');
    const { items } = await ask(actions.list, user);
    expect(items.map(({ title }) => title)).toEqual(['Second', 'First']);
    expect(await ask(actions.countUnread, user)).toEqual({ counter: 2 });
  });

  it('are told to many at once, but not to whoever knows', async () => {
    const { db } = test.platform;
    const [one, other] = [await aSignedInUser(db, 'attorney'), await aSignedInUser(db, 'attorney')];
    await tell(one, 'Known', 'event-2');
    const news = { kind: 'test.news', title: 'To all', body: 'News.', link: '/user/actions' };
    const told = [one, other].map(({ id }) => ({ ...news, userId: id, onceKey: 'event-2' }));
    expect(await db.transaction((tx) => addActions(tx, told))).toBe(1);
    expect(await db.transaction((tx) => addActions(tx, []))).toBe(0);
    const titles = async (user: SignedInUser) =>
      (await ask(actions.list, user)).items.map(({ title }) => title);
    expect([await titles(one), await titles(other)]).toEqual([['Known'], ['To all']]);
  });

  it('are read and deleted one by one or all, others’ never', async () => {
    const [user, other] = [
      await aSignedInUser(test.platform.db, 'client'),
      await aSignedInUser(test.platform.db, 'client'),
    ];
    for (const title of ['A', 'B', 'C']) await tell(user, title);
    await tell(other, 'Theirs');
    const [c, b] = (await ask(actions.list, user)).items;
    const [theirs] = (await ask(actions.list, other)).items;
    const chosen = { pushEventIds: [c?.id, theirs?.id] };
    expect(await ask(actions.markAsRead, user, chosen)).toEqual({ counter: 2 });
    expect(await ask(actions.countUnread, other)).toEqual({ counter: 1 });
    expect(await ask(actions.remove, user, { pushEventIds: [b?.id, theirs?.id] })).toEqual({
      counter: 1,
    });
    expect((await ask(actions.list, other)).items).toHaveLength(1);
    expect(await ask(actions.markAllAsRead, user)).toEqual({ counter: 0 });
    await ask(actions.removeAll, user);
    expect((await ask(actions.list, user)).items).toEqual([]);
    expect((await ask(actions.list, other)).items).toHaveLength(1);
  });

  it.each(['//evil.test', 'https://evil.test', '/\\evil', 'javascript:alert(1)'])(
    'never lead off the site: %s',
    async (link) => {
      const { id: userId } = await aSignedInUser(test.platform.db, 'client');
      const telling = test.platform.db.transaction((tx) =>
        addAction(tx, { userId, kind: 'x', title: 'x', body: 'x', link }),
      );
      await expect(telling).rejects.toThrow(/actions_link_check/);
    },
  );
});
