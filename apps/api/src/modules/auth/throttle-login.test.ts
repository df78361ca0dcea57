import { auth } from '@courtside/contract/auth';
import { passwords } from '@courtside/contract/passwords';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  anAddress,
  aSolvedCaptcha,
  buildAccountsApp,
  hashIn,
  logInAs,
  mailsTo,
  submit,
} from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/build-test-app.ts';
import { aUserWithPassword } from '../../testing/factories.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { runJobs } from '../../testing/run-jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildAccountsApp();
});
afterAll(() => test.stop());

const anAccount = () => aUserWithPassword(test.platform.db, ['client']);
const wrong = 'not-the-password';

async function guess(email: string, times: number, from?: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) {
    statuses.push(
      (await logInAs(test, email, { password: wrong, ...(from && { from }) })).statusCode,
    );
  }
  return statuses;
}

const tenThenNoMore = [...Array<number>(10).fill(401), 429, 429];

describe('guessing one account from many addresses', () => {
  it('is throttled after ten, for known and unknown accounts alike', async () => {
    const { email } = await anAccount();
    expect(await guess(email, 12)).toEqual(tenThenNoMore);
    expect(await guess('stranger@courtside.test', 12)).toEqual(tenThenNoMore);
    const [known, unknown] = [
      await logInAs(test, email),
      await logInAs(test, 'stranger@courtside.test'),
    ];
    for (const answer of [known, unknown]) {
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toEqual({
        message: 'Too many tries. Please wait a moment.',
        code: 'too_many_requests',
        errors: {},
      });
      const wait = Number(answer.headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(90);
    }
  });

  it('holds also when they come at once', async () => {
    const { email } = await anAccount();
    const captchas = await Promise.all(Array.from({ length: 30 }, () => aSolvedCaptcha(test)));
    const all = await Promise.all(
      captchas.map((recaptcha) =>
        test.call(auth.login, {
          body: { login: email, password: wrong, recaptcha },
          headers: { 'x-forwarded-for': anAddress() },
        }),
      ),
    );
    expect(all.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    expect(all.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
  });

  it('does not lock out the owner where they signed in before', async () => {
    const { email } = await anAccount();
    const home = anAddress();
    expect((await logInAs(test, email, { from: home })).statusCode).toBe(200);
    expect(await guess(email, 12)).toEqual(tenThenNoMore);
    expect((await logInAs(test, email)).statusCode).toBe(429);
    expect((await logInAs(test, email, { from: home })).statusCode).toBe(200);
    expect(await guess(email, 12, home)).toEqual(tenThenNoMore);
  });

  it('leaves the owner a way in from anywhere: a new password by mail', async () => {
    const { email } = await anAccount();
    const hotel = anAddress();
    await guess(email, 12);
    await submit(test, passwords.forgot, { email }, { from: hotel });
    await runJobs(test);
    const hash = hashIn((await mailsTo(test, email))[0]);
    const password = 'quarry-Lantern-58-moss';
    await test.call(passwords.reset, {
      params: { hash },
      body: { password },
      headers: { 'x-forwarded-for': hotel },
    });
    expect((await logInAs(test, email, { password, from: hotel })).statusCode).toBe(200);
  });

  it('forgets an address after 90 days', async () => {
    const own = await buildAccountsApp();
    onTestFinished(() => own.stop());
    const { email } = await aUserWithPassword(own.platform.db, ['client']);
    const home = anAddress();
    await logInAs(own, email, { from: home });
    await moveClock(own.platform.db, '91 days');
    for (let i = 0; i < 10; i += 1) await logInAs(own, email, { password: wrong });
    expect((await logInAs(own, email, { from: home })).statusCode).toBe(429);
    await moveClock(own.platform.db, '16 minutes');
    expect((await logInAs(own, email, { from: home })).statusCode).toBe(200);
  });
});

describe('guessing many accounts from one address', () => {
  it('is throttled after fifty; the address can be any of an IPv6 network', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 52; i += 1) {
      const from = `2001:db8:7:7::${i.toString(16)}`;
      const login = `account${i}@courtside.test`;
      statuses.push((await logInAs(test, login, { password: wrong, from })).statusCode);
    }
    expect(statuses.slice(0, 50)).toEqual(Array<number>(50).fill(401));
    expect(statuses.slice(50)).toEqual([429, 429]);
    const elsewhere = await logInAs(test, 'account1@courtside.test', {
      password: wrong,
      from: '2001:db8:7:8::1',
    });
    expect(elsewhere.statusCode).toBe(401);
  });

  it('does not count logins that succeed', async () => {
    const { email } = await anAccount();
    for (let i = 0; i < 12; i += 1) {
      expect((await logInAs(test, email)).statusCode).toBe(200);
    }
  });
});

describe('the time a refusal takes', () => {
  it('is about the same for known and unknown accounts', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let i = 0; i < 12; i += 1) {
      const { email } = await anAccount();
      for (const [kind, login] of [
        ['known', email],
        ['unknown', `x${email}`],
      ] as const) {
        const recaptcha = await aSolvedCaptcha(test);
        const headers = { 'x-forwarded-for': anAddress() };
        const start = performance.now();
        const answer = await test.call(auth.login, {
          body: { login, password: wrong, recaptcha },
          headers,
        });
        times[kind].push(performance.now() - start);
        expect(answer.statusCode).toBe(401);
      }
    }
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length / 2] ?? 0;
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});
