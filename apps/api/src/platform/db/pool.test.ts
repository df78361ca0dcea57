import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { type ConnectionPool, createPool } from './pool.ts';

let test: TestApp;
let pool: ConnectionPool;
beforeAll(async () => {
  test = await buildTestApp();
  pool = createPool({
    url: test.databaseUrl,
    applicationName: 'pool test',
    max: 1,
    onError: () => undefined,
  });
});
afterAll(async () => {
  await pool.end();
  await test.stop();
});

it('outlives a connection that is lost while it passes from one to the next', async () => {
  await pool.query('select 1');
  let unheard: unknown;
  // Between the pool, which does not listen any more, and the next one, who does not yet.
  pool.once('acquire', (client) => {
    queueMicrotask(() => {
      try {
        client.emit('error', new Error('terminating connection'));
      } catch (error) {
        unheard = error;
      }
    });
  });
  const { rows } = await pool.query<{ one: number }>('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  expect(unheard).toBeUndefined();
});
