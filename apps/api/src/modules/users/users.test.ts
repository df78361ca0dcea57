import { randomUUID } from 'node:crypto';
import { auth } from '@courtside/contract/auth';
import type { Endpoint } from '@courtside/contract/endpoint';
import { users } from '@courtside/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccountsApp, logInAs, logOf, mailsTo } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, aUser, aUserWithPassword } from '../../testing/factories.ts';

let test: TestApp;
let token: string;
let adminId: string;
beforeAll(async () => {
  test = await buildAccountsApp();
  ({ token, id: adminId } = await aSignedInUser(test.platform.db, 'admin_limited'));
});
afterAll(() => test.stop());

interface Listed {
  items: { id: string; fullName: string; standing: string }[];
  next: string | null;
}
const list = async (query: Record<string, string>, endpoint: Endpoint = users.listClients) =>
  (await test.call(endpoint, { token, query })).json<Listed>();
const namesIn = async (query: Record<string, string>) =>
  (await list(query)).items.map(({ fullName }) => fullName);

const waiting = { activatedAt: null };
const unverified = { activatedAt: null, emailVerifiedAt: null };

describe('the lists', () => {
  it('hold each his own, newest first, with what an administrator needs', async () => {
    const first = await aUser(test.platform.db, ['client'], { firm: 'Fern & Co' });
    const second = await aUser(test.platform.db, ['attorney'], waiting);
    const clients = await list({ limit: '1' });
    expect(clients.items).toEqual([
      {
        id: first.id,
        email: first.email,
        fullName: 'Robin Vale',
        firm: 'Fern & Co',
        phone: '(555) 010-0134',
        roles: [{ role: 'client' }],
        standing: 'active',
        createdAt: expect.any(String) as string,
      },
    ]);
    const attorneys = await list({}, users.listAttorneys);
    expect(attorneys.items).toMatchObject([{ id: second.id, standing: 'waiting' }]);
  });

  it('are searched by any part of name, address and firm, in any case', async () => {
    const robin = { firstName: 'Ingrid', lastName: 'Nakamura', email: 'in@harbor.test' };
    await aUser(test.platform.db, ['client'], { ...robin, firm: '100%_Law' });
    for (const search of ['grid naka', 'NAKAMURA', 'in@harbor', '100%_l', '%_']) {
      expect([search, ...(await namesIn({ search }))]).toEqual([search, 'Ingrid Nakamura']);
    }
    expect(await namesIn({ search: 'ingr%mura' })).toEqual([]);
    expect(await namesIn({ search: "'; drop table users; --" })).toEqual([]);
  });

  it('are filtered by standing, page by page', async () => {
    for (let i = 0; i < 3; i += 1) {
      await aUser(test.platform.db, ['client'], { ...unverified, lastName: `Number${i}` });
    }
    const first = await list({ standing: 'unverified', limit: '2' });
    expect(first.items.map(({ fullName }) => fullName)).toEqual(['Robin Number2', 'Robin Number1']);
    const rest = await list({ standing: 'unverified', limit: '2', cursor: String(first.next) });
    expect(rest).toMatchObject({ items: [{ fullName: 'Robin Number0' }], next: null });
  });

  it('are found by an index also among many', async () => {
    await test.platform.db.sql(
      `insert into users (email, first_name, last_name)
       select 'many' || n || '@firm.test', 'Many', md5(n::text) from generate_series(1, 20000) n`,
    );
    await test.platform.db.sql('analyze users');
    const plan = await test.platform.db.sql<{ 'QUERY PLAN': string }>(
      `explain select id from users u where search_text like '%nakamura%'
        order by created_at desc, id desc limit 26`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('users_by_words');
  });
});

describe('activating', () => {
  const activate = (id: string, headers: Record<string, string> = {}) =>
    test.call(users.activate, { token, params: { id }, headers });

  it('lets a waiting attorney in, tells them, and is on record', async () => {
    const { id, email } = await aUserWithPassword(test.platform.db, ['attorney'], waiting);
    expect((await logInAs(test, email)).statusCode).toBe(403);
    const answer = await activate(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, standing: 'active' });
    expect((await logInAs(test, email)).statusCode).toBe(200);
    const [mail] = await mailsTo(test, email);
    expect(mail).toMatchObject({
      template: 'account-activated',
      subject: 'Your account is active',
    });
    expect(mail?.plain).toContain('/attorney/login');
    expect((await logOf(test, id))[0]).toEqual({
      action: 'users.activate',
      actor_id: adminId,
      before: { standing: 'waiting' },
      after: { standing: 'active' },
    });
  });

  it('is done once for one key, and refused when there is nothing to do', async () => {
    const { id, email } = await aUser(test.platform.db, ['attorney'], waiting);
    const headers = { 'idempotency-key': 'activate-key-1' };
    const [first, replay] = [await activate(id, headers), await activate(id, headers)];
    expect(replay.body).toBe(first.body);
    expect(await mailsTo(test, email)).toHaveLength(1);
    const again = await activate(id);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toEqual({
      message: 'This account is active already.',
      code: 'conflict',
      errors: {},
    });
  });

  it('waits for the e-mail address to be confirmed', async () => {
    const { id } = await aUser(test.platform.db, ['attorney'], unverified);
    const answer = await activate(id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      message: 'This user has not confirmed their email address yet.',
    });
  });
});

describe('deactivating', () => {
  const deactivate = (id: string) => test.call(users.deactivate, { token, params: { id } });

  it('shuts a user out at once, and activating lets them in again', async () => {
    const { id, email } = await aUserWithPassword(test.platform.db, ['client']);
    const session = (await logInAs(test, email)).json<{ token: string }>();
    const answer = await deactivate(id);
    expect(answer.json()).toMatchObject({ id, standing: 'deactivated' });
    expect((await test.call(auth.check, { token: session.token })).statusCode).toBe(401);
    expect((await logInAs(test, email)).json()).toMatchObject({ code: 'deactivated' });
    const again = await deactivate(id);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ message: 'This account is deactivated already.' });
    await test.call(users.activate, { token, params: { id } });
    expect((await test.call(auth.check, { token: session.token })).statusCode).toBe(401);
    expect((await logInAs(test, email)).statusCode).toBe(200);
    expect((await logOf(test, id)).map(({ action }) => action)).toEqual([
      'auth.login',
      'users.deactivate',
      'users.activate',
      'auth.login',
    ]);
  });

  it('is no matter for administrators, oneself or nobody', async () => {
    const admin = await aUser(test.platform.db, ['admin', 'client']);
    for (const id of [admin.id, adminId, randomUUID()]) {
      const answer = await deactivate(id);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
    expect((await test.call(auth.check, { token })).statusCode).toBe(200);
  });
});
