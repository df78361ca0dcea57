import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUploadingApp, courtsFile, type Uploading } from '../../testing/court-uploads.ts';
import { checkUpload } from './check-upload.ts';

const megabyte = 1024 * 1024;
let app: Uploading;
beforeAll(async () => {
  app = await buildUploadingApp();
});
afterAll(() => app.test.stop());

it('100,000 lines are read and checked in a few hundred megabytes', async () => {
  const names = Array.from({ length: 99_999 }, (_, i) => `Department ${i} of the Superior Court`);
  const file = Buffer.from(
    `${courtsFile(...names)}\r\nDepartment 7 of the Superior COURT,,,CA,06037,,`,
  );
  names.length = 0;
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 50);
  const before = process.memoryUsage().rss;
  const upload = await app.uploaded(file);
  expect(upload.lines).toBe(100_000);
  await app.requestCheck(upload);
  await checkUpload(app.test.platform.db, upload.id);
  clearInterval(watch);

  expect(await app.get(upload)).toMatchObject({
    stage: 'checked',
    doneLines: 100_000,
    counts: { error: 1, duplicate: 0, changed: 0, new: 99_999, same: 0 },
  });
  expect((await app.lines(upload, { outcome: 'error' })).map(({ line }) => line)).toEqual([
    100_001,
  ]);
  expect(peak - before).toBeLessThan(400 * megabyte);
}, 120_000);
