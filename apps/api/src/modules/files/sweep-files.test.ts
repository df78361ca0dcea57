import { files } from '@courtside/contract/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSignedInUser } from '../../testing/factories.ts';
import { anUpload, buildFilesApp, type FilesApp, objectsOf } from '../../testing/files.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { aPdf } from '../../testing/sample-files.ts';
import { fileFaults, sweepFiles } from './index.ts';

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  let test: FilesApp;
  beforeAll(async () => {
    test = await buildFilesApp(kind);
  });
  afterAll(() => test.stop());

  const rows = () =>
    test.platform.db.sql<{ key: string }>('select object_key as key from files order by id');

  it('without a row, or without an order after a day, are swept; others stay', async () => {
    const { db, files: store } = test.platform;
    const other = await aSignedInUser(db, 'client');
    const uid = await anUpload(test, { token: other.token });
    const [row] = await db.sql<{ key: string; prefix: string }>(
      'select object_key as key, prefix from files, file_store where id = $1',
      [uid],
    );
    const orphan = `${row?.prefix}/${'0'.repeat(32)}`;
    await store.put(orphan, only(Buffer.from('left by a crash')));
    const sweep = () => sweepFiles.run({}, { ...test.platform, log: test.log });
    const keys = async () => (await objectsOf(test)).map(({ key }) => key);

    await sweep();
    expect(await keys()).toEqual(expect.arrayContaining([orphan, row?.key]));

    await moveClock(db, '25 hours');
    // As if it had only just come: its bytes are old, but a row speaks of them.
    await db.sql(`update files set created_at = clock_now() where id = $1`, [uid]);
    await sweep();
    expect(await keys()).toEqual([row?.key]);
    expect(await rows()).toEqual([{ key: row?.key }]);

    await moveClock(db, '25 hours');
    await sweep();
    expect(await keys()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('that differ from their rows are found by the doctor', async () => {
    const { db, files: store } = test.platform;
    const { token } = await aSignedInUser(db, 'client');
    const [missing, other, longer] = [
      await anUpload(test, { token }),
      await anUpload(test, { token }),
      await anUpload(test, { token }),
    ];
    const keyOf = async (uid: string) =>
      (await db.sql<{ key: string }>('select object_key as key from files where id = $1', [uid]))[0]
        ?.key ?? '';
    const put = async (key: string, bytes: Buffer) => {
      await store.remove(key);
      await store.put(key, only(bytes));
    };
    const keys = [await keyOf(missing), await keyOf(other), await keyOf(longer)] as const;
    await store.remove(keys[0]);
    await put(keys[1], aPdf('Notice of motioN'));
    await put(keys[2], aPdf('Notice of motion.'));
    expect(await Array.fromAsync(fileFaults(db, store))).toEqual([
      { fault: 'object missing', key: keys[0] },
      { fault: 'content differs', key: keys[1] },
      { fault: 'size differs', key: keys[2] },
    ]);
    const answer = await test.call(files.download, { token, params: { uid: missing } });
    expect(answer.statusCode).toBe(500);
    await db.sql('delete from files');
    await moveClock(db, '27 hours');
    expect(await Array.fromAsync(fileFaults(db, store))).toEqual(
      expect.arrayContaining([{ fault: 'orphan older than a day', key: keys[1] }]),
    );
  });
});
