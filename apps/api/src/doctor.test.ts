import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSignedInUser } from './testing/factories.ts';
import { anUpload, buildFilesApp, type FilesApp } from './testing/files.ts';

let test: FilesApp;
beforeAll(async () => {
  test = await buildFilesApp();
});
afterAll(() => test.stop());

const doctor = fileURLToPath(new URL('doctor.ts', import.meta.url));

async function examine(): Promise<{ code: number; said: string }> {
  const { files } = test.platform.env;
  const env = {
    DATABASE_URL: test.databaseUrl,
    FILES_DIR: files.kind === 'disk' ? files.dir : '',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [doctor], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr });
    });
  });
}

describe('the doctor', () => {
  it('finds nothing wrong with what was stored, and a file whose bytes are gone', async () => {
    const { db, files } = test.platform;
    const { token } = await aSignedInUser(db, 'client');
    await anUpload(test, { token });
    const healthy = await examine();
    expect(healthy.said).toMatch(/All \d+ invariants hold\n$/);
    expect(healthy.code).toBe(0);

    const [row] = await db.sql<{ key: string }>('select object_key as key from files');
    await files.remove(row?.key ?? '');
    const ill = await examine();
    expect(ill.code).toBe(1);
    expect(ill.said).toContain(
      `BROKEN 11. Every file has its object with equal size and content, every object its file
         {"fault":"object missing","key":"${row?.key}"}`,
    );
    expect(ill.said).toMatch(/1 rows break an invariant\n$/);
  }, 60_000);
});
