import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { logOf } from '../../testing/accounts.ts';
import { buildOrderingApp, hearingsFile, type Ordering } from '../../testing/bulk-orders.ts';
import { killWorkerMidway } from '../../testing/kill-midway.ts';
import { killAllEntries, processEnv, startEntry } from '../../testing/processes.ts';

const count = 500;
let app: Ordering;
beforeAll(async () => {
  app = await buildOrderingApp();
});
afterAll(async () => {
  await killAllEntries();
  await app.test.stop();
});

const ordered = async () =>
  (
    await app.test.platform.db.sql<{ count: number }>(
      'select count(*)::integer as count from appearances',
    )
  )[0]?.count;

it('a worker killed in the middle orders nothing, and the next one orders each hearing once', async () => {
  const order = await app.checked(hearingsFile(...Array.from({ length: count }, () => ({}))));
  expect((await app.requestApply(order)).statusCode).toBe(202);

  const env = processEnv(app.test.databaseUrl);
  await killWorkerMidway(env, count, () => app.get(order));
  expect(await ordered()).toBe(0);

  await startEntry('worker.ts', env);
  await vi.waitFor(
    async () => expect(await app.get(order)).toMatchObject({ stage: 'applied', doneLines: count }),
    { timeout: 90_000, interval: 200 },
  );
  expect(await ordered()).toBe(count);
  expect(await logOf(app.test, order.id)).toHaveLength(1);
}, 150_000);
