import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { logOf } from '../../testing/accounts.ts';
import { buildUploadingApp, courtsFile, type Uploading } from '../../testing/court-uploads.ts';
import { killWorkerMidway } from '../../testing/kill-midway.ts';
import { killAllEntries, processEnv, startEntry } from '../../testing/processes.ts';

const count = 10_000;
let app: Uploading;
beforeAll(async () => {
  app = await buildUploadingApp();
});
afterAll(async () => {
  await killAllEntries();
  await app.test.stop();
});

const written = async () =>
  (await app.test.platform.db.sql<{ count: number }>('select count(*) from courts'))[0]?.count;

it('a worker killed in the middle leaves no court, and the next one writes them all', async () => {
  const names = Array.from({ length: count }, (_, i) => `Court ${i}`);
  const upload = await app.checked(courtsFile(...names));
  expect((await app.requestApply(upload)).statusCode).toBe(202);

  const env = processEnv(app.test.databaseUrl);
  await killWorkerMidway(env, count, () => app.get(upload));
  expect(await written()).toBe(0);

  await startEntry('worker.ts', env);
  const seen = new Set<number | undefined>();
  await vi.waitFor(
    async () => {
      seen.add(await written());
      expect(await app.get(upload)).toMatchObject({ stage: 'applied', doneLines: count });
    },
    { timeout: 90_000, interval: 200 },
  );
  expect(await written()).toBe(count);
  expect([...seen].filter((one) => one !== 0 && one !== count)).toEqual([]);
  expect(await logOf(app.test, upload.id)).toHaveLength(1);
}, 150_000);
