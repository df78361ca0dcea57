import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError, createClient, noAnswerStatus } from './client.ts';
import { defineEndpoint } from './endpoint.ts';

const read = defineEndpoint({
  method: 'GET',
  path: '/v1/things/{id}/parts/{part}',
  summary: 'Read a part of a thing',
  access: 'public',
  params: z.strictObject({ id: z.string(), part: z.string() }),
  query: z.strictObject({
    search: z.string().optional(),
    limit: z.number().optional(),
    isOpen: z.boolean().optional(),
  }),
  response: z.object({ ok: z.boolean() }),
});
const write = defineEndpoint({
  method: 'POST',
  path: '/v1/things',
  summary: 'Write a thing',
  access: 'public',
  body: z.strictObject({ name: z.string() }),
  response: z.object({ ok: z.boolean() }),
});

interface Sent {
  url: string;
  method: string | undefined;
  headers: Record<string, string>;
  body: unknown;
}

/** A client whose requests end at `answer`, and what it sent there. */
function aClient(
  answer: (init: RequestInit) => Response | Promise<Response> = () => Response.json({ ok: true }),
  options: { token?: string; isOffline?: boolean } = {},
) {
  const sent: Sent[] = [];
  const call = createClient({
    baseUrl: 'https://courtside.test',
    token: () => options.token,
    isOffline: () => options.isOffline ?? false,
    fetch: async (input, init = {}) => {
      sent.push({
        url: input as string,
        method: init.method,
        headers: Object.fromEntries(new Headers(init.headers)),
        body: init.body,
      });
      return answer(init);
    },
  });
  return { call, sent };
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('Not an ApiError', { cause: error });
  return error;
}

const params = { id: '1', part: '2' };

describe('a request', () => {
  it('has its path and query encoded, and leaves out what is undefined', async () => {
    const { call, sent } = aClient();
    await call(read, {
      params: { id: '../a b/ü?#', part: '%2e%2e' },
      query: { search: 'a&b=c+d ☃', limit: 0, isOpen: false },
    });
    await call(read, { params, query: { search: undefined, limit: undefined } });
    expect(sent.map(({ url }) => url)).toEqual([
      'https://courtside.test/v1/things/..%2Fa%20b%2F%C3%BC%3F%23/parts/%252e%252e?search=a%26b%3Dc%2Bd+%E2%98%83&limit=0&isOpen=false',
      'https://courtside.test/v1/things/1/parts/2',
    ]);
  });

  it('has no body and no content type unless it sends one', async () => {
    const { call, sent } = aClient();
    await call(read, { params });
    await call(write, { body: { name: 'x' } });
    expect(sent[0]).toMatchObject({ method: 'GET', headers: { accept: 'application/json' } });
    expect(sent[0]?.body).toBeUndefined();
    expect(sent[0]?.headers).not.toHaveProperty('content-type');
    expect(sent[1]).toMatchObject({
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"name":"x"}',
    });
  });

  it('carries the token and the idempotency key when there are any', async () => {
    const anonymous = aClient();
    await anonymous.call(write, { body: { name: 'x' } });
    expect(Object.keys(anonymous.sent[0]?.headers ?? {})).toEqual(['accept', 'content-type']);
    const signedIn = aClient(undefined, { token: 'opaque' });
    await signedIn.call(write, { body: { name: 'x' } }, { idempotencyKey: 'key-1234' });
    expect(signedIn.sent[0]?.headers).toMatchObject({
      authorization: 'Bearer opaque',
      'idempotency-key': 'key-1234',
    });
  });

  it('is sent once, also when it fails', async () => {
    const { call, sent } = aClient(() => Response.json({}, { status: 503 }));
    await errorOf(call(read, { params }));
    expect(sent).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('is given as it came', async () => {
    expect(await aClient().call(read, { params })).toEqual({ ok: true });
  });

  it('of an error becomes an ApiError with its code and the errors of fields', async () => {
    const body = { message: 'Not valid.', code: 'invalid_request', errors: { name: 'Too long' } };
    const { call } = aClient(() => Response.json(body, { status: 400 }));
    const error = await errorOf(call(write, { body: { name: 'x' } }));
    const { name, status, message, code, errors } = error;
    expect({ name, status, message, code, errors }).toEqual({
      name: 'ApiError',
      status: 400,
      ...body,
    });
  });

  it.each([
    ['a page of a proxy', '<html>Bad gateway</html>', 'Bad Gateway', 'Bad Gateway'],
    ['nothing', '', '', 'HTTP 502'],
    ['null', 'null', 'Bad Gateway', 'Bad Gateway'],
    ['JSON without a message', '{"x":1}', 'Bad Gateway', 'Bad Gateway'],
  ])('of an error with %s still says something', async (_, body, statusText, message) => {
    const { call } = aClient(() => new Response(body, { status: 502, statusText }));
    const error = await errorOf(call(read, { params }));
    expect(error).toMatchObject({ status: 502, code: 'unknown', errors: {}, message });
  });
});

describe('a download', () => {
  const get = defineEndpoint({
    method: 'GET',
    path: '/v1/things/file',
    summary: 'Get a file',
    access: 'public',
    response: z.string(),
    download: { type: '*/*' },
  });

  it.each([
    ['attachment; filename="courts.csv"', 'courts.csv'],
    [`attachment; filename="_.pdf"; filename*=UTF-8''%C3%BC%20%281%29.pdf`, 'ü (1).pdf'],
    [`attachment; filename="a.pdf"; filename*=UTF-8''%E0%A4%A`, 'a.pdf'],
    ['', 'download'],
  ])('%j is saved as %j', async (disposition, fileName) => {
    const headers = { 'content-disposition': disposition };
    const { call, sent } = aClient(() => new Response('bytes', { headers }));
    const got = await call(get, {});
    expect(got.fileName).toBe(fileName);
    expect(await got.content.text()).toBe('bytes');
    expect(sent[0]?.headers['accept']).toBe('*/*');
  });
});

describe('no answer', () => {
  it.each([
    [true, 'Device seems to be offline, check your network connection'],
    [false, 'Please check your network connection'],
  ])('is reported as 800, offline: %s', async (isOffline, message) => {
    const { call } = aClient(() => Promise.reject(new TypeError('fetch failed')), { isOffline });
    const error = await errorOf(call(read, { params }));
    expect(error).toMatchObject({ status: noAnswerStatus, code: 'unknown', errors: {}, message });
    expect(noAnswerStatus).toBe(800);
  });

  it('because the caller gave up is the caller’s own abort', async () => {
    const abort = new AbortController();
    const { call } = aClient(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const pending = call(read, { params }, { signal: abort.signal });
    abort.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('an answer that is none of ours', () => {
  it.each([
    ['a page', () => new Response('<html>', { status: 200 })],
    ['half of one', () => new Response('{"ok": tr', { status: 200 })],
    ['nothing at all', () => new Response('', { status: 200 })],
  ])('%s counts as no answer', async (_, answer) => {
    const { call } = aClient(answer);
    expect((await errorOf(call(read, { params }))).status).toBe(noAnswerStatus);
  });
});
