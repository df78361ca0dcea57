import { tmpdir } from 'node:os';
import type { Contract } from '@courtside/contract';
import type { Endpoint } from '@courtside/contract/endpoint';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { DestinationStream, Logger } from 'pino';
import { inject, onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { createPlatform } from '../platform/create-platform.ts';
import { type Env, readEnv } from '../platform/env.ts';
import type { Module, Platform } from '../platform/http/context.ts';
import { createLogger } from '../platform/log.ts';
import { cloneDatabase } from './test-database.ts';

export interface TestAppOptions {
  env?: NodeJS.ProcessEnv;
  /** Another way to the same database, for example through a proxy. */
  reachDatabase?: (url: string) => string | Promise<string>;
  /** Where the log goes; nowhere when absent. */
  logTo?: DestinationStream;
  extra?: { modules: readonly Module[]; contract: Contract };
}

interface CallOptions {
  token?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The address that the call comes from, where it counts how many came from one. */
  from?: string;
}

export interface TestApp {
  app: FastifyInstance;
  platform: Platform;
  log: Logger;
  databaseUrl: string;
  call(endpoint: Endpoint, options?: CallOptions): Promise<LightMyRequestResponse>;
  stop(): Promise<void>;
}

export function testEnv(databaseUrl: string, more: NodeJS.ProcessEnv = {}): Env {
  return readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    APP_SECRET: 'a secret that only tests know, 32+',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '10',
    FILES_DIR: `${tmpdir()}/courtside-test-files`,
    ...more,
  });
}

/** The whole application over HTTP on a database of its own. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await cloneDatabase(inject('templateUrl'));
  const url = (await options.reachDatabase?.(database.url)) ?? database.url;
  const env = testEnv(url, { ...options.env, ...(options.logTo && { LOG_LEVEL: 'debug' }) });
  const log = createLogger(env.logLevel, options.logTo);
  const platform = await createPlatform(env, log);
  const app = await buildApp({ platform, log, ...(options.extra && { extra: options.extra }) });
  return {
    app,
    platform,
    log,
    databaseUrl: database.url,
    call: (endpoint, { token, params = {}, query, body, headers = {}, from } = {}) =>
      app.inject({
        method: endpoint.method,
        url: endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name),
        ...(from && { remoteAddress: from }),
        ...(query && { query }),
        // The answer begins, and goes on for as long as the application runs.
        ...(endpoint.stream && { payloadAsStream: true }),
        ...(body !== undefined && { payload: body as object }),
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      }),
    async stop() {
      await app.close();
      await platform.stop();
      await database.drop();
    },
  };
}

/** For a test that needs an application of its own: stopped when the test ends. */
export async function buildOwnTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const own = await buildTestApp(options);
  onTestFinished(() => own.stop());
  return own;
}
