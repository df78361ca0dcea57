import { logs } from '@courtside/contract/logs';
import { mobile } from '@courtside/contract/mobile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { probe, withProbe } from '../../testing/probe.ts';

let plain: TestApp;
let secure: TestApp;
beforeAll(async () => {
  plain = await buildTestApp({ extra: withProbe, env: { PUBLIC_URL: 'http://courtside.test' } });
  secure = await buildTestApp({ extra: withProbe, env: { PUBLIC_URL: 'https://courtside.test' } });
});
afterAll(() => Promise.all([plain.stop(), secure.stop()]));

const onEvery = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const answers: [string, number, string][] = [
  ['an answer', 200, mobile.version.path],
  ['a refusal', 401, logs.list.path],
  ['a fault', 500, probe.crash.path],
  ['an address under /v1 that is none', 404, '/v1/nothing'],
];

describe('security headers', () => {
  it.each(answers)('are on %s (%i)', async (_, status, url) => {
    const answer = await plain.app.inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject({ ...onEvery, 'cache-control': 'no-store' });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });

  it.each(['/healthz', '/nothing'])('are on %s, which caches may keep or not', async (url) => {
    const answer = await plain.app.inject({ method: 'GET', url });
    expect(answer.headers).toMatchObject(onEvery);
    expect(answer.headers).not.toHaveProperty('cache-control');
  });

  it.each(answers)('bind browsers to https where we are reached by it: %s', async (_, _s, url) => {
    const answer = await secure.app.inject({ method: 'GET', url });
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });
});

describe('the request id', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

  it.each(answers)('is on %s, ours and new each time', async (_, _s, url) => {
    const sent = { 'x-request-id': 'forged', 'request-id': 'forged' };
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const { headers } = await plain.app.inject({ method: 'GET', url, headers: sent });
        return String(headers['x-request-id']);
      }),
    );
    expect(ids[0]).toMatch(uuid);
    expect(ids[1]).toMatch(uuid);
    expect(ids[0]).not.toBe(ids[1]);
  });
});
