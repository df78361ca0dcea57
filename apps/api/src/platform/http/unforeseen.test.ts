import { defineEndpoint } from '@courtside/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { captureLog } from '../../testing/captured-log.ts';
import { probe, withProbe } from '../../testing/probe.ts';
import type { Module } from './context.ts';
import { refusalFor } from './error-handler.ts';
import { route } from './route.ts';

const broken = defineEndpoint({
  method: 'GET',
  path: '/v1/probe/broken-promise',
  summary: 'Answer what the contract does not allow',
  access: 'public',
  response: z.object({ count: z.number() }),
});
const brokenModule: Module = (app, platform) => {
  route(app, platform, broken, async () => ({ count: 'secret detail' as never }));
};

const log = captureLog();
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({
    logTo: log,
    extra: {
      modules: [...withProbe.modules, brokenModule],
      contract: { ...withProbe.contract, broken: { broken } },
    },
  });
});
afterAll(() => test.stop());

const internal = {
  message: 'Something went wrong on our side. Nothing was changed.',
  code: 'internal',
  errors: {},
};

describe('a fault of ours', () => {
  it.each([
    ['an error nobody foresaw', probe.crash, 'secret detail'],
    ['an answer against its own contract', broken, 'expected number'],
  ])('shows nothing and is logged by the request id: %s', async (_, endpoint, detail) => {
    const answer = await test.call(endpoint);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual(internal);
    const logged = log.lines.filter(
      ({ reqId, level }) => reqId === answer.headers['x-request-id'] && level === 50,
    );
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged[0]?.['err'])).toContain(detail);
  });

  it.each([
    ['nothing thrown', undefined],
    ['null', null],
    ['text', 'secret detail'],
    ['the refusal of another service', Object.assign(new Error('no card'), { statusCode: 402 })],
    ['a status of another service', Object.assign(new Error('gone'), { statusCode: 404 })],
    ['data of ours that is not valid', z.string().safeParse(1).error],
  ])('is what it takes %s for', (_, thrown) => {
    expect(refusalFor(thrown).body).toEqual(internal);
  });
});
