import { createServer } from 'node:http';
import { auth } from '@courtside/contract/auth';
import { captcha } from '@courtside/contract/captcha';
import { type Challenge, createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { aChallenge, anAddress, aSolvedCaptcha, buildAccountsApp } from '../../testing/accounts.ts';
import { type TestApp, testEnv } from '../../testing/build-test-app.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildAccountsApp();
});
afterAll(() => test.stop());

const tryWith = (recaptcha: unknown, on = test) =>
  on.call(auth.login, {
    body: { login: 'nobody@courtside.test', password: 'wrong-password', recaptcha },
    headers: { 'x-forwarded-for': anAddress() },
  });

const refused = {
  message: 'Some of what was sent is not valid.',
  code: 'invalid_request',
  errors: { recaptcha: 'You need to pass a check' },
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

describe('our own check', () => {
  it('gives a signed task in the form that the widget takes, for ten minutes', async () => {
    const answer = await test.call(captcha.challenge);
    expect(answer.statusCode).toBe(200);
    const { provider, challenge } = answer.json<{ provider: string; challenge: Challenge }>();
    expect(provider).toBe('altcha');
    expect(challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', keyLength: 32 });
    expect(challenge.signature).toMatch(/^[\da-f]{64}$/);
    const left = Number(challenge.parameters.expiresAt) - Date.now() / 1000;
    expect(left).toBeGreaterThan(590);
    expect(left).toBeLessThan(602);
  });

  it('lets a solved task through, once', async () => {
    const answer = await aSolvedCaptcha(test);
    expect((await tryWith(answer)).json()).toMatchObject({ code: 'login_failed' });
    const again = await tryWith(answer);
    expect(again.statusCode).toBe(400);
    expect(again.json()).toEqual(refused);
  });

  it('lets one of many through that come with the same solution at once', async () => {
    const answer = await aSolvedCaptcha(test);
    const all = await Promise.all(Array.from({ length: 8 }, () => tryWith(answer)));
    const statuses = all.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400, 401]);
  });

  it('refuses a task that has expired', async () => {
    const own = await buildAccountsApp();
    onTestFinished(() => own.stop());
    const answer = await aSolvedCaptcha(own);
    await moveClock(own.platform.db, '10 minutes 2 seconds');
    expect((await tryWith(answer, own)).json()).toEqual(refused);
    expect((await tryWith(await aSolvedCaptcha(own), own)).statusCode).toBe(401);
  });

  it('refuses a task that we did not make', async () => {
    const forged = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 1,
      deriveKey,
      expiresAt: Math.floor(Date.now() / 1000) + 600,
      hmacSignatureSecret: 'another secret',
      hmacKeySignatureSecret: 'another secret',
    });
    expect((await tryWith(await solveCaptcha(forged))).json()).toEqual(refused);
  });

  it('refuses a task of ours that was made easier or longer, and a wrong solution', async () => {
    const challenge = await aChallenge(test);
    const { parameters } = challenge;
    const solution = { counter: 1, derivedKey: '00'.repeat(32) };
    for (const changed of [
      { ...challenge, parameters: { ...parameters, cost: 1 } },
      { ...challenge, parameters: { ...parameters, expiresAt: 4_000_000_000 } },
      challenge,
    ]) {
      expect((await tryWith(encode({ challenge: changed, solution }))).json()).toEqual(refused);
    }
  });

  it.each([
    ['nothing', undefined],
    ['emptiness', ''],
    ['a word', 'yes'],
    ['JSON of another form', encode({ ok: true })],
    ['null', encode(null)],
    ['a number', 1],
    ['very much', 'x'.repeat(10_001)],
  ])('refuses %s', async (_, answer) => {
    const refusal = await tryWith(answer);
    expect(refusal.statusCode).toBe(400);
    expect(refusal.json()).toMatchObject({ errors: { recaptcha: 'You need to pass a check' } });
  });
});

describe("Google's check, when its keys are set", () => {
  const asked: URLSearchParams[] = [];
  let answer: (response: string | null) => { status: number; body: string };
  const google = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const form = new URLSearchParams(body);
      asked.push(form);
      const { status, body: said } = answer(form.get('response'));
      response.writeHead(status).end(said);
    });
  });

  let withGoogle: TestApp;
  beforeAll(async () => {
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    const address = google.address();
    const port = typeof address === 'object' ? address?.port : 0;
    withGoogle = await buildAccountsApp({
      RECAPTCHA_SITE_KEY: 'site-key',
      RECAPTCHA_SECRET_KEY: 'secret-key',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    });
  });
  afterAll(async () => {
    await withGoogle.stop();
    google.close();
  });

  it.each([
    ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
    ['RECAPTCHA_SECRET_KEY', 'RECAPTCHA_SITE_KEY'],
  ])('is not set up by %s alone', (given, missing) => {
    expect(() => testEnv('postgres://localhost/x', { [given]: 'key' })).toThrow(
      `${missing} is required with ${given}`,
    );
  });

  it('names the site key instead of giving a task', async () => {
    expect((await withGoogle.call(captcha.challenge)).json()).toEqual({
      provider: 'recaptcha',
      siteKey: 'site-key',
    });
  });

  it('asks Google, with the secret key', async () => {
    answer = (said) => ({ status: 200, body: JSON.stringify({ success: said === 'good' }) });
    expect((await tryWith('good', withGoogle)).statusCode).toBe(401);
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      secret: 'secret-key',
      response: 'good',
    });
    expect((await tryWith('bad', withGoogle)).json()).toEqual(refused);
  });

  it.each([
    ['fails', { status: 500, body: '' }],
    ['talks nonsense', { status: 200, body: '<html>' }],
  ])('answers 503 when Google %s, and lets nobody in', async (_, said) => {
    answer = () => said;
    const refusal = await tryWith('good', withGoogle);
    expect(refusal.statusCode).toBe(503);
    expect(refusal.headers['retry-after']).toBe('5');
    expect(refusal.json()).toEqual({
      message: 'The check against programs cannot be reached. Please try again in a moment.',
      code: 'unavailable',
      errors: {},
    });
  });
});
