import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildOwnProxiedApp } from '../../testing/database-proxy.ts';

const get = ({ app }: TestApp, url: string) => app.inject({ method: 'GET', url });

describe('with its database', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
  });
  afterAll(() => test.stop());

  it('is healthy and ready', async () => {
    const health = await get(test, '/healthz');
    expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }]);
    const readiness = await get(test, '/readyz');
    expect([readiness.statusCode, readiness.json()]).toEqual([200, { status: 'ready' }]);
  });

  it('is not ready while a migration is pending, and is as soon as it was applied', async () => {
    const { db } = test.platform;
    await db.sql(`update schema_migrations set name = 'x' || name where name like '%_mails.sql'`);
    const pending = await get(test, '/readyz');
    expect(pending.statusCode).toBe(503);
    expect(pending.headers['retry-after']).toBe('5');
    expect(pending.json()).toMatchObject({
      code: 'unavailable',
      message: 'The database lacks 1 migrations.',
    });
    expect((await get(test, '/healthz')).statusCode).toBe(200);
    await db.sql(`update schema_migrations set name = substr(name, 2) where name like 'x%'`);
    expect((await get(test, '/readyz')).statusCode).toBe(200);
  });

  it('is not ready on a database that was never migrated', async () => {
    const { db } = test.platform;
    await db.sql('alter table schema_migrations rename to hidden');
    expect((await get(test, '/readyz')).statusCode).toBe(503);
    await db.sql('alter table hidden rename to schema_migrations');
  });
});

describe('without its database', () => {
  it('is healthy but not ready, and ready again when it is back', async () => {
    const { test, proxy } = await buildOwnProxiedApp();
    await proxy.cut();
    expect((await get(test, '/healthz')).statusCode).toBe(200);
    const away = await get(test, '/readyz');
    expect(away.statusCode).toBe(503);
    expect(away.headers['retry-after']).toBe('2');
    await proxy.restore();
    expect((await get(test, '/readyz')).statusCode).toBe(200);
  });
});
