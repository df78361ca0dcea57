import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineEndpoint, fileContent } from '@courtside/contract/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { probe, withProbe } from '../../testing/probe.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { soon } from '../../testing/soon.ts';
import type { Module } from './context.ts';
import { attachment } from './files.ts';
import { route } from './route.ts';

const take = defineEndpoint({
  method: 'POST',
  path: '/v1/probe/file',
  summary: 'Count the bytes of a file',
  access: 'logs.read',
  response: z.object({ bytes: z.number() }),
  upload: { maxBytes: 1000 },
});
const give = defineEndpoint({
  method: 'GET',
  path: '/v1/probe/file',
  summary: 'Get a file',
  access: 'public',
  response: fileContent,
  download: { type: 'text/csv; charset=utf-8' },
});

const seen: string[] = [];
/** What the handler waits for before it reads, and what it tells by having been reached. */
let mayRead = Promise.resolve();
let reached = Promise.withResolvers<void>();
const module: Module = (app, platform) => {
  route(app, platform, take, async ({ body }) => {
    reached.resolve();
    await mayRead;
    let bytes = 0;
    try {
      for await (const chunk of body as AsyncIterable<Buffer>) bytes += chunk.length;
    } catch (error) {
      seen.push(String(error));
      throw error;
    }
    seen.push(`${bytes} bytes`);
    return { bytes };
  });
  route(app, platform, give, async () => ({
    fileName: 'courts.csv',
    content: (async function* () {
      yield 'a,b\r\n';
      yield '1,2\r\n';
    })(),
  }));
};

let test: TestApp;
let token: string;
let port: number;
beforeAll(async () => {
  test = await buildTestApp({
    extra: {
      modules: [...withProbe.modules, module],
      contract: { ...withProbe.contract, files: { take, give } },
    },
  });
  ({ token } = await aSignedInUser(test.platform.db, 'admin'));
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.address() as AddressInfo);
});
afterAll(() => test.stop());
beforeEach(() => {
  seen.length = 0;
  mayRead = Promise.resolve();
  reached = Promise.withResolvers();
});

const octets = 'application/octet-stream';
const sent = (payload: Buffer | string, type = octets, path: string = take.path) => ({
  method: 'POST' as const,
  url: path,
  payload,
  headers: { authorization: `Bearer ${token}`, 'content-type': type },
});

describe('an upload', () => {
  it('reaches its handler byte for byte, up to its limit', async () => {
    const answer = await test.app.inject(sent(Buffer.alloc(1000, 1)));
    expect(answer.json()).toEqual({ bytes: 1000 });
  });

  it('is refused by the length it declares, before a byte is read', async () => {
    expect(await refusalOf(test, sent(Buffer.alloc(1001)))).toMatchObject({
      status: 413,
      code: 'payload_too_large',
    });
    expect(seen).toEqual([]);
  });

  it('is refused by counting when it declares none', async () => {
    const request = post({ 'transfer-encoding': 'chunked' });
    request.write(Buffer.alloc(600));
    request.write(Buffer.alloc(600));
    expect(await statusOf(request)).toBe(413);
    expect(seen).toEqual(['Refusal: This is larger than we accept.']);
  });

  /** Sends half of what it declares and goes away, at the moment that is told. */
  async function cutHalfWay(moment: () => Promise<unknown>): Promise<void> {
    const arrived = once(test.app.server, 'request') as Promise<[IncomingMessage]>;
    const request = post({ 'content-length': '900' });
    request.on('error', () => {});
    request.write(Buffer.alloc(500));
    const [incoming] = await arrived;
    const closed = new Promise<void>((resolve) => incoming.once('close', resolve));
    await moment();
    request.destroy();
    await closed;
  }
  async function endOfHandler(): Promise<string | undefined> {
    await soon(() => expect(seen).toHaveLength(1));
    const [end] = seen;
    expect((await test.app.inject(sent('still here'))).json()).toEqual({ bytes: 10 });
    return end;
  }

  it('that is cut half-way ends its handler', async () => {
    await cutHalfWay(() => reached.promise);
    expect(await endOfHandler()).toMatch(/Refusal|aborted/);
  });

  it('that is cut before its handler reads ends it too', async () => {
    const gate = Promise.withResolvers<void>();
    mayRead = gate.promise;
    await cutHalfWay(() => reached.promise);
    gate.resolve();
    expect(await endOfHandler()).toMatch(/Refusal|aborted/);
  });

  it('that is cut while its sender is looked up ends its handler too', async () => {
    const { db } = test.platform;
    const gate = Promise.withResolvers<void>();
    const holders = Array.from({ length: db.pool.options.max }, () => {
      const held = Promise.withResolvers<void>();
      const done = db.transaction(async () => {
        held.resolve();
        await gate.promise;
      });
      return { held: held.promise, done };
    });
    await Promise.all(holders.map(({ held }) => held));
    await cutHalfWay(() => soon(() => expect(db.pool.callersWaiting).toBe(1)));
    gate.resolve();
    await Promise.all(holders.map(({ done }) => done));
    expect(await endOfHandler()).toMatch(/Refusal|aborted/);
  });

  it.each(['application/json', 'text/csv', 'multipart/form-data; boundary=x', ''])(
    'is refused as %j',
    async (type) => {
      expect(await refusalOf(test, sent('{}', type))).toMatchObject({
        status: 415,
        code: 'unsupported_media_type',
      });
      expect(seen).toEqual([]);
    },
  );

  it('is taken only where one is expected', async () => {
    expect(await refusalOf(test, sent('{"text":"x"}', octets, probe.write.path))).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
    });
  });

  it('of a stranger is refused before anything else', async () => {
    const { headers, ...rest } = sent(Buffer.alloc(5000));
    const anonymous = { ...rest, headers: { 'content-type': headers['content-type'] } };
    expect(await refusalOf(test, anonymous)).toMatchObject({ status: 401 });
  });
});

describe('a download', () => {
  it('is an attachment that no browser opens or keeps', async () => {
    const answer = await test.app.inject({ method: 'GET', url: give.path });
    expect(answer.body).toBe('a,b\r\n1,2\r\n');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="courts.csv"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('the name of a download', () => {
  it.each([
    ['courts.csv', 'attachment; filename="courts.csv"'],
    [`it's (1).pdf`, `attachment; filename="it's (1).pdf"`],
    ['a"b\\c.pdf', `attachment; filename="a_b_c.pdf"; filename*=UTF-8''a%22b%5Cc.pdf`],
    ['a\r\nb.pdf', `attachment; filename="a__b.pdf"; filename*=UTF-8''a%0D%0Ab.pdf`],
    ['é (1)*.pdf', `attachment; filename="_ (1)*.pdf"; filename*=UTF-8''%C3%A9%20%281%29%2A.pdf`],
    ['\ud800.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
  ])('%j stays inside its header', (name, header) => {
    expect(attachment(name)).toBe(header);
  });
});

function post(headers: Record<string, string>): ClientRequest {
  return httpRequest({
    port,
    path: take.path,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': octets, ...headers },
  });
}

async function statusOf(request: ClientRequest): Promise<number | undefined> {
  const [response] = (await once(request.end(), 'response')) as [{ statusCode: number }];
  return response.statusCode;
}
