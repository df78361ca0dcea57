import { logs } from '@courtside/contract/logs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { refusalOf } from '../../testing/refusal-of.ts';

let test: TestApp;
let authorization: string;
beforeAll(async () => {
  test = await buildTestApp();
  authorization = `Bearer ${(await aSignedInUser(test.platform.db, 'admin')).token}`;
});
afterAll(() => test.stop());

const unknown = 'Unknown field';
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const uuid = '0192f0c1-0000-7000-8000-000000000000';
const cursorError = { cursor: 'This page does not exist' };

const badAddresses: [string, number, string, Record<string, string>?][] = [
  ['/v1/admin/logs?limit=0', 400, 'invalid_request'],
  ['/v1/admin/logs?limit=-1', 400, 'invalid_request'],
  ['/v1/admin/logs?limit=101', 400, 'invalid_request'],
  ['/v1/admin/logs?limit=1.5', 400, 'invalid_request'],
  ['/v1/admin/logs?limit=1e999', 400, 'invalid_request'],
  ['/v1/admin/logs?limit=', 400, 'invalid_request'],
  ['/v1/admin/logs?limit=1&limit=2', 400, 'invalid_request'],
  ['/v1/admin/logs?cursor=a&cursor=b', 400, 'invalid_request'],
  ['/v1/admin/logs?role=admin', 400, 'invalid_request', { role: unknown }],
  ['/v1/admin/logs?constructor=1', 400, 'invalid_request', { constructor: unknown }],
  ['/v1/admin/logs?__proto__=1', 400, 'invalid_request'],
  ['/v1/admin/logs?action=%00', 400, 'invalid_request'],
  [`/v1/admin/logs?action=${'x'.repeat(101)}`, 400, 'invalid_request', { action: 'Too long' }],
  ["/v1/admin/logs?actorId='%20or%201=1%20--", 400, 'invalid_request'],
  ['/v1/admin/logs?cursor=nonsense', 400, 'invalid_request', cursorError],
  [`/v1/admin/logs?cursor=${'x'.repeat(1001)}`, 400, 'invalid_request'],
  [
    `/v1/admin/logs?cursor=${encoded(["1'; drop table users"])}`,
    400,
    'invalid_request',
    cursorError,
  ],
  [`/v1/admin/logs?cursor=${encoded(['9'.repeat(40)])}`, 400, 'invalid_request', cursorError],
  [
    `/v1/admin/logs?cursor=${encoded(['2026-11-15T02:00:00Z', uuid])}`,
    400,
    'invalid_request',
    cursorError,
  ],
  [`/v1/admin/failedJob?cursor=${encoded(['1'])}`, 400, 'invalid_request', cursorError],
  ['/v1/admin/logs/0', 400, 'invalid_request'],
  ['/v1/admin/logs/-1', 400, 'invalid_request'],
  ['/v1/admin/logs/9007199254740993', 400, 'invalid_request'],
  [`/v1/admin/logs/${'9'.repeat(190)}`, 400, 'invalid_request'],
  ['/v1/admin/logs/1%3Bdrop%20table%20users', 400, 'invalid_request'],
  ['/v1/admin/logs/%00', 400, 'invalid_request'],
  ['/v1/admin/logs/9007199254740991', 404, 'not_found'],
  ['/v1/admin/logs/1/2', 404, 'not_found'],
  ['/v1/nothing', 404, 'not_found'],
  ['/v1/%', 400, 'invalid_request', {}],
  ['/v1/%zz', 400, 'invalid_request', {}],
  ['/v1/admin/logs/%c0%af', 400, 'invalid_request', {}],
  [`/v1/admin/logs/${'9'.repeat(201)}`, 400, 'invalid_request', {}],
  ['/v1', 404, 'not_found'],
  ['/v1/', 404, 'not_found'],
  ['/v1/../../etc/passwd', 404, 'not_found'],
  ['/v1/%2e%2e/%2e%2e/etc/passwd', 404, 'not_found'],
  [`/v1/${'x'.repeat(100_000)}`, 404, 'not_found'],
];

describe('an address', () => {
  it.each(badAddresses)('%s is answered with %i %s', async (url, status, code, errors) => {
    const refusal = await refusalOf(test, { method: 'GET', url, headers: { authorization } });
    expect(refusal).toMatchObject({ status, code });
    if (errors) expect(refusal.errors).toEqual(errors);
  });

  it('with SQL in a filter finds what is called so: nothing', async () => {
    const answer = await test.call(logs.list, {
      headers: { authorization },
      query: { action: "x' or '1'='1", recordId: '; drop table system_log; --' },
    });
    expect(answer.json()).toEqual({ items: [], next: null });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const)(
    'is not found by %s where only GET is served',
    async (method) => {
      expect(await refusalOf(test, { method, url: '/v1/mobile' })).toEqual({
        status: 404,
        code: 'not_found',
        errors: {},
      });
    },
  );

  it('answers HEAD as GET, without the body', async () => {
    const answer = await test.app.inject({ method: 'HEAD', url: '/v1/mobile' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });
});

describe('headers', () => {
  it.each([
    'Bearer',
    'Bearer ',
    `Bearer ${'x'.repeat(10_000)}`,
    "Bearer ' or 1=1 --",
    'Basic YWRtaW46YWRtaW4=',
    `bearer ${'x'.repeat(43)}`,
  ])('authorization %s is no sign-in', async (value) => {
    const refusal = await refusalOf(test, {
      method: 'GET',
      url: logs.list.path,
      headers: { authorization: value },
    });
    expect(refusal).toEqual({ status: 401, code: 'not_signed_in', errors: {} });
  });
});
