import { mobile } from '@courtside/contract/mobile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

const token = 'a token of the metrics';
let open: TestApp;
let guarded: TestApp;
beforeAll(async () => {
  open = await buildTestApp({ env: { TRUST_PROXY: 'true' } });
  guarded = await buildTestApp({ env: { METRICS_TOKEN: token } });
});
afterAll(() => Promise.all([open.stop(), guarded.stop()]));

const read = (test: TestApp, remoteAddress: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers });

const notFound = {
  message: 'There is nothing here, or it is not yours.',
  code: 'not_found',
  errors: {},
};

describe('the metrics', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
    'are for the machine itself when there is no token: %s',
    async (address) => {
      const answer = await read(open, address);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/plain; version=/);
    },
  );

  it.each([
    ['another machine', '192.0.2.1', {}],
    ['another machine that claims to be this one', '192.0.2.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['an address that begins like it', '1.127.0.1', {}],
    ['whoever comes through the proxy', '127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }],
    ['whoever claims so through the proxy', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
  ])('are not there for %s', async (_, address, headers) => {
    const answer = await read(open, address, headers);
    expect([answer.statusCode, answer.json()]).toEqual([404, notFound]);
  });

  it.each([
    ['no token', undefined],
    ['a wrong one', 'Bearer another of the metrics'],
    ['one of the same length', `Bearer ${token.replace('a', 'b')}`],
    ['a longer one', `Bearer ${token}x`],
    ['another scheme', `Basic ${token}`],
  ])('are not there with %s once there is a token, not even on the machine', async (_, given) => {
    const answer = await read(guarded, '127.0.0.1', given ? { authorization: given } : {});
    expect([answer.statusCode, answer.json()]).toEqual([404, notFound]);
  });

  it('are for whoever holds the token, from anywhere', async () => {
    const answer = await read(guarded, '192.0.2.1', { authorization: `Bearer ${token}` });
    expect(answer.statusCode).toBe(200);
  });

  it('count requests by pattern, and tell of the connections', async () => {
    await open.call(mobile.version);
    await open.app.inject({ method: 'GET', url: '/v1/admin/logs/77' });
    const { body } = await read(open, '127.0.0.1');
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/v1/mobile",status="200"} 1',
    );
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/v1/admin/logs/:seq",status="401"} 1',
    );
    expect(body).not.toContain('/77');
    expect(body).toMatch(/^database_connections\{state="waiting"\} 0$/m);
  });
});
