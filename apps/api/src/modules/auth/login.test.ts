import { auth } from '@courtside/contract/auth';
import { logs } from '@courtside/contract/logs';
import type { Session } from '@courtside/contract/session';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../platform/auth/auth.schema.ts';
import { anAddress, buildAccountsApp, logInAs, logOf, submit } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/build-test-app.ts';
import { aPassword, aSignedInUser, aUserWithPassword } from '../../testing/factories.ts';
import { soon } from '../../testing/soon.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildAccountsApp();
});
afterAll(() => test.stop());

const db = () => test.platform.db;
const never = { activatedAt: null };
const failed = {
  message: 'The email or password is not right.',
  code: 'login_failed',
  errors: {},
};

describe('a login', () => {
  it('answers with the session, in the words of the specification', async () => {
    const { email } = await aUserWithPassword(db(), ['client']);
    const answer = await logInAs(test, email);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      fullName: 'Robin Vale',
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      email,
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      roles: [{ role: 'client' }],
    });
  });

  it('lasts 30 minutes, or 30 days when asked to be kept', async () => {
    const { email } = await aUserWithPassword(db(), ['client']);
    const life = async (rememberMe: boolean) => {
      const { expiresAt } = (await logInAs(test, email, { rememberMe })).json<Session>();
      return (Date.parse(expiresAt) - Date.now()) / 60_000;
    };
    expect(await life(false)).toBeCloseTo(30, 0);
    expect(await life(true)).toBeCloseTo(30 * 24 * 60, 0);
  });

  it('takes the e-mail address in any case, and spaces around the password', async () => {
    const { email } = await aUserWithPassword(db(), ['client']);
    const answer = await logInAs(test, ` ${email.toUpperCase()} `, { password: ` ${aPassword} ` });
    expect(answer.statusCode).toBe(200);
  });

  it('is in the system log, with the device and without the password', async () => {
    const { id, email } = await aUserWithPassword(db(), ['attorney']);
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    await logInAs(test, email, { headers, rememberMe: true });
    const entries = await logOf(test, id);
    expect(entries).toEqual([
      {
        action: 'auth.login',
        actor_id: id,
        before: null,
        after: { device: 'Firefox on Linux', remembered: true },
      },
    ]);
  });

  it('answers a wrong password and an unknown user alike', async () => {
    const { email } = await aUserWithPassword(db(), ['client']);
    for (const login of [email, 'nobody@courtside.test']) {
      const answer = await logInAs(test, login, { password: 'not-the-password' });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual(failed);
    }
  });

  it('never opens an account that has no password', async () => {
    const { email } = await aUserWithPassword(db(), ['client'], { passwordHash: null });
    expect((await logInAs(test, email)).json()).toEqual(failed);
  });

  it('puts failures for existing accounts on record, three at most in a quarter of an hour', async () => {
    const { id, email } = await aUserWithPassword(db(), ['client']);
    for (let i = 0; i < 5; i += 1) await logInAs(test, email, { password: 'not-the-password' });
    await soon(async () => expect(await logOf(test, id)).toHaveLength(3));
    expect((await logOf(test, id))[0]).toEqual({
      action: 'auth.login_failed',
      actor_id: null,
      before: null,
      after: null,
    });
  });
});

describe('a right password for an account that is not open', () => {
  it.each([
    [
      'unverified',
      { emailVerifiedAt: null, ...never },
      'email_not_verified',
      'Please confirm your email address first. The link is in the mail we sent you.',
    ],
    [
      'waiting',
      never,
      'waiting_for_activation',
      'Your account is waiting to be activated by an administrator. We will write to you as soon as it is.',
    ],
    [
      'deactivated',
      { deactivatedAt: sql`clock_now()` },
      'deactivated',
      'This account is not active. Please contact us.',
    ],
  ])('says so when it is %s, and only then', async (_, details, code, message) => {
    const { id, email } = await aUserWithPassword(db(), ['attorney'], details);
    const answer = await logInAs(test, email);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ message, code, errors: {} });
    expect(await db().sql('select from sessions where user_id = $1', [id])).toEqual([]);
    const wrong = await logInAs(test, email, { password: 'not-the-password' });
    expect(wrong.json()).toEqual(failed);
  });

  it('opens no session when the account is deactivated while the password is checked', async () => {
    const { id, email } = await aUserWithPassword(db(), ['client']);
    const [first] = await Promise.all([
      logInAs(test, email),
      db().orm.update(users).set({ deactivatedAt: sql`clock_now()` }).where(sql`id = ${id}`),
    ]);
    expect([200, 401, 403]).toContain(first.statusCode);
    expect(await db().sql('select from sessions where user_id = $1', [id])).toEqual([]);
  });
});

describe('the form', () => {
  const form = { login: 'robin@courtside.test', password: aPassword };
  it.each([
    [{ ...form, login: '' }, { login: 'Username is required' }],
    [{ ...form, login: 'robin' }, { login: 'Username should be an email' }],
    [{ ...form, password: '   ' }, { password: 'Password is required' }],
    [{ ...form, password: 'five5' }, { password: 'Password should have at least 6 characters' }],
    [{ ...form, role: 'admin' }, { role: 'Unknown field' }],
    [{ ...form, rememberMe: 'yes' }, { rememberMe: expect.any(String) as string }],
    [{ ...form, recaptcha: '' }, { recaptcha: 'You need to pass a check' }],
  ])('%j is refused', async (body, errors) => {
    const answer = await submit(test, auth.login, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', errors });
  });
});

describe('a session in use', () => {
  const signIn = async (rememberMe = false) => {
    const { id, email } = await aUserWithPassword(db(), ['client']);
    return { id, session: (await logInAs(test, email, { rememberMe })).json<Session>() };
  };
  const age = (id: string) =>
    db().sql(
      `update sessions set expires_at = expires_at - interval '10 minutes',
              last_used_at = last_used_at - interval '10 minutes' where user_id = $1`,
      [id],
    );
  const lastUse = async (id: string) => {
    const [row] = await db().sql<{ ago: number }>(
      `select extract(epoch from clock_now() - last_used_at)::float8 as ago
         from sessions where user_id = $1`,
      [id],
    );
    return row?.ago;
  };

  it.each([
    [false, 30],
    [true, 30 * 24 * 60],
  ])(
    'kept signed in: %s, is refreshed to its full life under the same token',
    async (kept, minutes) => {
      const { id, session } = await signIn(kept);
      await age(id);
      const answer = await test.call(auth.refresh, { token: session.token, body: {} });
      const fresh = answer.json<Session>();
      expect(fresh).toEqual({ ...session, expiresAt: fresh.expiresAt });
      expect((Date.parse(fresh.expiresAt) - Date.now()) / 60_000).toBeCloseTo(minutes, 0);
      expect(await lastUse(id)).toBeLessThan(5);
    },
  );

  it('is answered as it is by a check, which notes the use', async () => {
    const { id, session } = await signIn();
    await age(id);
    const answer = (await test.call(auth.check, { token: session.token })).json<Session>();
    expect(Date.parse(session.expiresAt) - Date.parse(answer.expiresAt)).toBeCloseTo(600_000, -2);
    expect(answer).toEqual({ ...session, expiresAt: answer.expiresAt });
    expect(await lastUse(id)).toBeLessThan(5);
  });

  it('ends with a logout, which always says yes', async () => {
    const { session } = await signIn();
    for (const token of [session.token, session.token, 'x'.repeat(43), undefined]) {
      const answer = await test.call(auth.logout, { token, body: {} });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({});
    }
    const refused = await test.call(auth.check, { token: session.token });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toEqual({
      message: 'Please sign in.',
      code: 'not_signed_in',
      errors: {},
    });
  });

  it('is over at once when the roles of its user change', async () => {
    const { id, token } = await aSignedInUser(db(), 'admin');
    expect((await test.call(logs.list, { token })).statusCode).toBe(200);
    await db().sql(`insert into user_roles values ($1, 'client')`, [id]);
    expect((await test.call(logs.list, { token })).statusCode).toBe(401);
  });

  it('is told from the others of the user by its device', async () => {
    const { id, email } = await aUserWithPassword(db(), ['client']);
    await logInAs(test, email, { from: anAddress(), headers: { 'user-agent': 'curl/8' } });
    expect(await db().sql('select device from sessions where user_id = $1', [id])).toEqual([
      { device: 'Unknown device' },
    ]);
  });
});
