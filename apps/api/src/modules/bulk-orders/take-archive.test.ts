import type { ErrorBody } from '@courtside/contract/errors';
import { files } from '@courtside/contract/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOrderingApp, hearingsFile, type Ordering } from '../../testing/bulk-orders.ts';
import { objectsOf } from '../../testing/files.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { anArchive, aPdf, aPdfOf } from '../../testing/sample-files.ts';
import { fileFaults, sweepFiles } from '../files/index.ts';

let app: Ordering;
beforeAll(async () => {
  app = await buildOrderingApp();
});
afterAll(() => app.test.stop());

const pdf = aPdf().toString('latin1');
const db = () => app.test.platform.db;
const hearings = () =>
  hearingsFile({ 'File number': 'OCF-2026-0017' }, { 'File number': 'OCF-2026-0018' });
const fileRows = async () =>
  (await db().sql<{ count: number }>('select count(*)::integer as count from files'))[0]?.count;
const refused = async (zip: Buffer) => {
  const [order, before] = [await app.uploaded(hearings()), await fileRows()];
  const answer = await app.handInFiles(order, zip);
  expect(await fileRows()).toBe(before);
  return { status: answer.statusCode, file: answer.json<ErrorBody>().errors['file'] };
};

describe('a ZIP of files', () => {
  it('finds its hearings by folder and by name, and each file goes with its appearance', async () => {
    const zip = await anArchive({
      'OCF-2026-0017/Notice of motion.pdf': pdf,
      'batch/ocf 2026 0018 exhibit A.txt': 'plain text',
      'OCF-2026-0018.pdf': pdf,
      'unknown/notice.pdf': pdf,
      'OCF-2026-0017/run.exe': 'MZ\u0000\u0001',
      'OCF-2026-0017/page.html': '<html><script>alert(1)</script>',
      '__MACOSX/OCF-2026-0017/._notice.pdf': 'x',
    });
    const order = await app.checked(hearings(), zip);
    expect(order.zip).toEqual({
      fileName: 'files.zip',
      entries: 6,
      matched: 3,
      unmatched: 1,
      refused: 2,
    });
    const notTaken = expect.stringContaining('We take these kinds of file') as string;
    expect(await app.files(order)).toMatchObject([
      {
        path: 'unknown/notice.pdf',
        line: null,
        problem: 'No line has a file number that this name begins with',
      },
      { path: 'OCF-2026-0017/run.exe', line: null, size: null, problem: notTaken },
      { path: 'OCF-2026-0017/page.html', line: null, size: null, problem: notTaken },
      { path: 'OCF-2026-0017/Notice of motion.pdf', line: 2, kind: 'notice', problem: null },
      { path: 'batch/ocf 2026 0018 exhibit A.txt', line: 3, kind: 'exhibit', problem: null },
      { path: 'OCF-2026-0018.pdf', line: 3, kind: 'other', problem: null },
    ]);
    expect((await app.lines(order)).map((line) => line.files)).toEqual([1, 2]);

    await app.requestApply(order);
    await runJobs(app.test);
    const [first, second] = await app.lines(order);
    const namesOf = async (id: string | null | undefined) =>
      (
        await app.test.call(files.listForClient, {
          token: app.client.token,
          params: { id: id ?? '' },
        })
      )
        .json<{ items: { name: string; kind: string }[] }>()
        .items.map(({ name, kind }) => `${kind}: ${name}`)
        .toSorted();
    expect(await namesOf(first?.appearance)).toEqual(['notice: Notice of motion.pdf']);
    expect(await namesOf(second?.appearance)).toEqual([
      'exhibit: ocf 2026 0018 exhibit A.txt',
      'other: OCF-2026-0018.pdf',
    ]);
    expect(await Array.fromAsync(fileFaults(db(), app.test.platform.files))).toEqual([]);
  });

  it('whose number two lines have belongs to neither', async () => {
    const file = hearingsFile({ 'File number': 'A-1' }, { 'File number': 'a1' });
    const order = await app.checked(file, await anArchive({ 'A-1 notice.pdf': pdf }));
    expect(await app.files(order)).toMatchObject([
      { line: null, problem: 'Lines 2, 3 have the same file number' },
    ]);
  });

  it('can be replaced until the hearings are ordered, and asks for another check', async () => {
    const order = await app.checked(hearings(), await anArchive({ 'OCF-2026-0017.pdf': pdf }));
    const anew = await anArchive({ 'OCF-2026-0018.pdf': pdf });
    const answer = await app.handInFiles(order, anew);
    expect(answer.json()).toMatchObject({ stage: 'uploaded', zip: { entries: 1, matched: 0 } });
    await app.requestCheck(order);
    await runJobs(app.test);
    const again = await app.get(order);
    expect((await app.lines(order)).map((line) => line.files)).toEqual([0, 1]);
    await app.requestApply(again);
    await runJobs(app.test);
    const late = await app.handInFiles(order, anew);
    expect(late.statusCode).toBe(409);
  });

  it('is kept for a week and then swept, but for what was ordered', async () => {
    const sweep = () => sweepFiles.run({}, { ...app.test.platform, log: app.test.log });
    await app.checked(
      hearings(),
      await anArchive({ 'OCF-2026-0017.pdf': pdf, 'OCF-2026-0018.pdf': pdf }),
    );
    const rows = await fileRows();
    await moveClock(db(), '6 days');
    await sweep();
    const held = async () =>
      (
        await db().sql(
          'select id from files where appearance_id is null and held_until is not null',
        )
      ).length;
    expect(await held()).toBeGreaterThanOrEqual(2);
    await moveClock(db(), '2 days');
    await sweep();
    expect(await held()).toBe(0);
    const left = await fileRows();
    expect(left).toBeLessThan(rows ?? 0);
    expect(await objectsOf(app.test)).toHaveLength(left ?? 0);
    await moveClock(db(), '-8 days');
  });

  it('that lost a file meanwhile stops the order', async () => {
    const order = await app.checked(hearings(), await anArchive({ 'OCF-2026-0018.pdf': pdf }));
    await db().sql(
      `delete from files where id in (select file_id from bulk_order_files where bulk_order_id = $1)`,
      [order.id],
    );
    await app.requestApply(order);
    await runJobs(app.test);
    expect(await app.get(order)).toMatchObject({
      stage: 'failed',
      failure:
        'Line 3: A file is no longer here. Please add it again. Nothing was ordered; check again.',
    });
  });
});

describe('a hostile ZIP', () => {
  /** Changes the declared size of the only entry in its directory. */
  function withDeclaredSize(zip: Buffer, size: number): Buffer {
    const changed = Buffer.from(zip);
    const at = changed.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    changed.writeUInt32LE(size, at + 24);
    return changed;
  }
  const renamed = (zip: Buffer, from: string, to: string) =>
    Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');

  it('that is none, is empty or is cut is refused', async () => {
    expect(await refused(Buffer.from('hello'))).toEqual({
      status: 400,
      file: 'This is not a ZIP file.',
    });
    expect((await refused(await anArchive({}))).file).toBe('This ZIP file has no files in it.');
    const zip = await anArchive({ 'OCF-2026-0017.pdf': pdf });
    expect((await refused(zip.subarray(0, -30))).file).toBe(
      'This ZIP file is damaged. Make it anew.',
    );
  });

  it.each(['../evil.pdf1', '/etc/passwd1'])('with the path %s is refused', async (path) => {
    const plain = 'x'.repeat(path.length);
    const zip = renamed(await anArchive({ [plain]: pdf }), plain, path);
    expect(await refused(zip)).toEqual({
      status: 400,
      file: 'This ZIP file has names that lead outside of it.',
    });
  });

  it('that would unpack to more than a gigabyte is refused before it is unpacked', async () => {
    const zip = withDeclaredSize(await anArchive({ 'OCF-2026-0017.pdf': pdf }), 0x7fff_ffff);
    expect((await refused(zip)).file).toBe(
      'This ZIP file is too large once unpacked: 1 GB is the most.',
    );
  });

  it('that says less than it holds gives nothing, nor does a file that is too large', async () => {
    const large = aPdfOf(3 * 1024 * 1024).toString('latin1');
    const lying = withDeclaredSize(await anArchive({ 'OCF-2026-0017.pdf': large }), 1000);
    const order = await app.checked(hearings(), lying);
    expect(await app.files(order)).toMatchObject([
      { line: null, size: null, problem: 'Damaged: cannot be unpacked' },
    ]);
    const tooLarge = withDeclaredSize(await anArchive({ 'OCF-2026-0017.pdf': pdf }), 52_428_801);
    const another = await app.checked(hearings(), tooLarge);
    expect(await app.files(another)).toMatchObject([{ line: null, problem: 'Larger than 50 MB' }]);
  });

  it('of too many files is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, i) => [`${i}.txt`, 'x']));
    expect((await refused(await anArchive(many))).file).toBe(
      'This ZIP file has more than 2,000 files.',
    );
  });
});
