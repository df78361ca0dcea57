import { auth } from '@courtside/contract/auth';
import { passwords } from '@courtside/contract/passwords';
import type { Session } from '@courtside/contract/session';
import type { Role } from '@courtside/domain/access';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  anAddress,
  aSolvedCaptcha,
  buildAccountsApp,
  hashIn,
  logInAs,
  logOf,
  mailsTo,
  submit,
} from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/build-test-app.ts';
import { aPassword, aUserWithPassword } from '../../testing/factories.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { strongPassword } from '../../testing/signup-forms.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildAccountsApp({ PUBLIC_URL: 'https://court.test' });
});
afterAll(() => test.stop());

const anOwner = (...roles: Role[]) => aUserWithPassword(test.platform.db, roles);
const signIn = async (email: string, password = aPassword) =>
  (await logInAs(test, email, { password })).json<Session>().token;
const isSignedIn = async (token: string) =>
  (await test.call(auth.check, { token })).statusCode === 200;

async function askForLink(email: string, on = test, headers: Record<string, string> = {}) {
  const answer = await submit(on, passwords.forgot, { email }, { headers });
  expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  await runJobs(on);
  return (await mailsTo(on, email))[0];
}
const reset = (hash: string, password: string, on = test) =>
  on.call(passwords.reset, {
    params: { hash },
    body: { password },
    headers: { 'x-forwarded-for': anAddress() },
  });
const expired = {
  message: 'This link was used already or has expired.',
  code: 'link_expired',
  errors: {},
};

describe('a forgotten password', () => {
  it.each<[Role, string]>([
    ['client', '/password/recovery/'],
    ['attorney', '/password/recovery/'],
    ['admin', '/admin/change_pwd/'],
    ['admin_limited', '/admin/change_pwd/'],
  ])('of %s is answered by a link under %s', async (role, path) => {
    const { email } = await anOwner(role);
    const mail = await askForLink(email);
    expect(mail).toMatchObject({ template: 'reset-password', subject: 'Choose a new password' });
    expect(mail?.plain).toContain(`https://court.test${path}${hashIn(mail)}\n`);
  });

  it('of a stranger has the same answer and no mail', async () => {
    expect(await askForLink('nobody@firm.test')).toBeUndefined();
  });

  it('takes as long for a stranger', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let i = 0; i < 15; i += 1) {
      const { email } = await anOwner('client');
      for (const [kind, to] of [
        ['known', email],
        ['unknown', `x${email}`],
      ] as const) {
        const body = { email: to, recaptcha: await aSolvedCaptcha(test) };
        const headers = { 'x-forwarded-for': anAddress() };
        const start = performance.now();
        await test.call(passwords.forgot, { body, headers });
        times[kind].push(performance.now() - start);
      }
    }
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[7] ?? 0;
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
    await runJobs(test);
  });

  it('has a link to where we are, whatever host the request names', async () => {
    const { email } = await anOwner('client');
    const mail = await askForLink(email, test, {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      origin: 'https://evil.test',
    });
    expect(mail?.plain).toContain('https://court.test/password/recovery/');
    expect(mail?.plain).not.toContain('evil');
  });

  it('floods nobody: five mails an hour', async () => {
    const { email } = await anOwner('client');
    for (let i = 0; i < 7; i += 1) await askForLink(email);
    expect(await mailsTo(test, email)).toHaveLength(5);
  });
});

describe('a password chosen by the link', () => {
  it('replaces the old one, ends every session and tells the owner', async () => {
    const { id, email } = await anOwner('client');
    const tokens = [await signIn(email), await signIn(email)];
    const hash = hashIn(await askForLink(email));
    const answer = await reset(hash, strongPassword);
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    for (const token of tokens) expect(await isSignedIn(token)).toBe(false);
    expect((await logInAs(test, email)).statusCode).toBe(401);
    expect((await logInAs(test, email, { password: strongPassword })).statusCode).toBe(200);
    expect((await mailsTo(test, email))[0]).toMatchObject({
      template: 'password-changed',
      subject: 'Your password was changed',
    });
    const log = await logOf(test, id);
    expect(log.map(({ action }) => action)).toContain('passwords.reset');
    expect(JSON.stringify(log)).not.toContain(strongPassword);
  });

  it('is one, however many race for the link', async () => {
    const { email } = await anOwner('client');
    const hash = hashIn(await askForLink(email));
    const chosen = Array.from({ length: 10 }, (_, i) => `${strongPassword}-${i}`);
    const all = await Promise.all(chosen.map((password) => reset(hash, password)));
    expect(all.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array<number>(9).fill(410),
    ]);
    const winner = chosen[all.findIndex(({ statusCode }) => statusCode === 200)];
    expect((await logInAs(test, email, { password: String(winner) })).statusCode).toBe(200);
    expect((await reset(hash, strongPassword)).json()).toEqual(expired);
  });

  it('voids the other links of the owner', async () => {
    const { email } = await anOwner('client');
    const [first, second] = [hashIn(await askForLink(email)), hashIn(await askForLink(email))];
    expect((await reset(first, strongPassword)).statusCode).toBe(200);
    expect((await reset(second, `${strongPassword}-2`)).json()).toEqual(expired);
  });

  it('is one also when two links are used at once', async () => {
    const { email } = await anOwner('client');
    const links = [hashIn(await askForLink(email)), hashIn(await askForLink(email))];
    const both = await Promise.all(links.map((hash) => reset(hash, strongPassword)));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
  });

  it('comes within the hour', async () => {
    const own = await buildAccountsApp();
    onTestFinished(() => own.stop());
    const { email } = await aUserWithPassword(own.platform.db, ['client']);
    const other = await aUserWithPassword(own.platform.db, ['client']);
    const hash = hashIn(await askForLink(email, own));
    const late = hashIn(await askForLink(other.email, own));
    await moveClock(own.platform.db, '59 minutes 30 seconds');
    expect((await reset(hash, strongPassword, own)).statusCode).toBe(200);
    await moveClock(own.platform.db, '1 minute');
    expect((await reset(late, strongPassword, own)).json()).toEqual(expired);
  });

  it('that is easy to guess leaves the link good', async () => {
    const { email } = await anOwner('client');
    const hash = hashIn(await askForLink(email));
    const weak = await reset(hash, 'password12345');
    expect(weak.statusCode).toBe(400);
    expect(weak.json()).toMatchObject({
      errors: { password: 'This password is too easy to guess' },
    });
    expect((await reset(hash, strongPassword)).statusCode).toBe(200);
  });

  it('proves the address too, and opens no door that an administrator holds', async () => {
    const unverified = { emailVerifiedAt: null, activatedAt: null };
    const client = await aUserWithPassword(test.platform.db, ['client'], unverified);
    const attorney = await aUserWithPassword(test.platform.db, ['attorney'], unverified);
    for (const [email, status] of [
      [client.email, 200],
      [attorney.email, 403],
    ] as const) {
      await reset(hashIn(await askForLink(email)), strongPassword);
      expect((await logInAs(test, email, { password: strongPassword })).statusCode).toBe(status);
    }
    const sent = (await mailsTo(test, attorney.email)).map(({ template }) => template);
    expect(sent).toContain('attorney-waiting');
  });

  it('with more than the form asks for is refused', async () => {
    const { email } = await anOwner('client');
    const hash = hashIn(await askForLink(email));
    const answer = await test.call(passwords.reset, {
      params: { hash },
      body: { password: strongPassword, role: 'admin' },
    });
    expect(answer.json()).toMatchObject({ errors: { role: 'Unknown field' } });
    expect((await reset(hash, strongPassword)).statusCode).toBe(200);
  });
});

describe('a password changed by its owner', () => {
  const change = (token: string, current: string, password: string) =>
    test.call(passwords.change, {
      token,
      body: { current, password },
      headers: { 'x-forwarded-for': anAddress() },
    });

  it('ends the other sessions, keeps this one and tells the owner', async () => {
    const { id, email } = await anOwner('attorney');
    const [here, there] = [await signIn(email), await signIn(email)];
    const answer = await change(here, aPassword, strongPassword);
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect(await isSignedIn(here)).toBe(true);
    expect(await isSignedIn(there)).toBe(false);
    expect((await logInAs(test, email, { password: strongPassword })).statusCode).toBe(200);
    expect((await mailsTo(test, email))[0]?.template).toBe('password-changed');
    expect((await logOf(test, id)).map(({ action }) => action)).toContain('passwords.change');
  });

  it('needs the current one; ten wrong tries are too many', async () => {
    const { email } = await anOwner('client');
    const token = await signIn(email);
    for (let i = 0; i < 10; i += 1) {
      const answer = await change(token, 'not-the-password', strongPassword);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        message: 'Some of what was sent is not valid.',
        code: 'invalid_request',
        errors: { current: 'This is not your current password' },
      });
    }
    expect((await change(token, aPassword, strongPassword)).statusCode).toBe(429);
  });

  it('must not be easy to guess', async () => {
    const token = await signIn((await anOwner('client')).email);
    expect((await change(token, aPassword, 'robinvale2026')).json()).toMatchObject({
      errors: { password: 'This password is too easy to guess' },
    });
  });

  it('is one of two that were sent at once', async () => {
    const { email } = await anOwner('client');
    const token = await signIn(email);
    const both = await Promise.all([
      change(token, aPassword, `${strongPassword}-a`),
      change(token, aPassword, `${strongPassword}-b`),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });
});
