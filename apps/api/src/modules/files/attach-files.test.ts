import { appearances } from '@courtside/contract/appearances';
import { files } from '@courtside/contract/files';
import { fileLimits } from '@courtside/domain/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import { anOrder, aScheduledAppearance, quotedTotal } from '../../testing/appearances.ts';
import { aSignedInUser } from '../../testing/factories.ts';
import { anUpload, buildFilesApp, type FilesApp, objectsOf, upload } from '../../testing/files.ts';
import { attachFiles } from './index.ts';

let test: FilesApp;
let db: Db;
beforeAll(async () => {
  test = await buildFilesApp('disk', { DATABASE_POOL: '25' });
  ({ db } = test.platform);
});
afterAll(() => test.stop());

const attach = (uids: string[], appearanceId: string, ownerId: string) =>
  db.transaction((tx) => attachFiles(tx, { uids, appearanceId, ownerId }));
const attachedTo = async (id: string) =>
  (
    await db.sql<{ id: string }>('select id from files where appearance_id = $1 order by id', [id])
  ).map((row) => row.id);
const isGone = {
  code: 'conflict',
  errors: { files: 'A file is no longer here. Please add it again.' },
};

/** Rows alone, to come near a limit without the bytes. */
async function fill(owner: string, appearance: string | null, count: number, size: number) {
  await db.sql(
    `insert into files (owner_id, appearance_id, name, kind, type, size, sha256, object_key)
     select $1, $2, 'a.pdf', 'other', 'pdf', $4, sha256('x'),
            (select prefix from file_store) || '/' || replace(gen_random_uuid()::text, '-', '')
       from generate_series(1, $3)`,
    [owner, appearance, count, size],
  );
}

describe('attaching', () => {
  it('gives an order the files that were handed in ahead', async () => {
    const client = await aSignedInUser(db, 'client');
    const uids = [
      await anUpload(test, { token: client.token }),
      await anUpload(test, { token: client.token, name: 'exhibit.pdf', kind: 'exhibit' }),
    ];
    const { id } = await aScheduledAppearance(test, { files: uids }, client);
    expect(await attachedTo(id)).toEqual(uids.toSorted());
  });

  it('refuses what is another’s, attached, swept or unknown, and then takes none', async () => {
    const { id, client } = await aScheduledAppearance(test);
    const mine = await anUpload(test, { token: client.token });
    const attached = await anUpload(test, { token: client.token, appearance: id });
    const other = await aSignedInUser(db, 'client');
    const theirs = await anUpload(test, { token: other.token });
    const unknown = '0192f0c1-0000-7000-8000-000000000000';
    for (const bad of [theirs, attached, unknown]) {
      await expect(attach([mine, bad], id, client.id)).rejects.toMatchObject(isGone);
    }
    expect(await attachedTo(id)).toEqual([attached]);
    await attach([mine, mine], id, client.id);
    expect(await attachedTo(id)).toEqual([mine, attached].toSorted());
  });

  it('refused undoes the order that asked for it', async () => {
    const [client, other] = [await aSignedInUser(db, 'client'), await aSignedInUser(db, 'client')];
    const theirs = await anUpload(test, { token: other.token });
    const form = await anOrder(test);
    const answer = await test.call(appearances.schedule, {
      token: client.token,
      body: { ...form, files: [theirs], expectedTotalCents: await quotedTotal(test, form) },
    });
    expect(answer.statusCode).toBe(409);
    expect(await db.sql('select id from appearances where client_id = $1', [client.id])).toEqual(
      [],
    );
  });

  it('of the same files to several orders at once succeeds for one', async () => {
    const client = await aSignedInUser(db, 'client');
    const uids = [
      await anUpload(test, { token: client.token }),
      await anUpload(test, { token: client.token }),
    ];
    const ids: string[] = [];
    for (let i = 0; i < 6; i += 1) ids.push((await aScheduledAppearance(test, {}, client)).id);
    const outcomes = await Promise.allSettled(
      ids.map((id, i) => attach(i % 2 ? uids : uids.toReversed(), id, client.id)),
    );
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(5);
    for (const reason of refused) expect(reason).toMatchObject(isGone);
    const counts = await Promise.all(ids.map(async (id) => (await attachedTo(id)).length));
    expect(counts.toSorted()).toEqual([0, 0, 0, 0, 0, 2]);
  });

  it('and taking back the same file at once end in one of the two', async () => {
    const { id, client } = await aScheduledAppearance(test);
    for (let i = 0; i < 5; i += 1) {
      const uid = await anUpload(test, { token: client.token });
      const [attached, removed] = await Promise.allSettled([
        attach([uid], id, client.id),
        test.call(files.remove, { token: client.token, params: { uid } }),
      ]);
      const left = await db.sql<{ id: string }>('select id from files where id = $1', [uid]);
      // Before the hearing an attached file can be taken back as well; refused is only the attaching.
      expect(removed).toMatchObject({ value: { statusCode: 200 } });
      expect(left).toEqual([]);
      if (attached.status === 'rejected') expect(attached.reason).toMatchObject(isGone);
    }
  });
});

describe('the limits', () => {
  const tooMany = 'at most 100 files and 500 MB of them together.';
  const refusalOf = (answer: Awaited<ReturnType<typeof upload>>) => {
    const { code, message } = answer.json<{ code: string; message: string }>();
    return `${answer.statusCode} ${code}: ${message}`;
  };

  it('of count hold when many come at once, and leave no bytes behind', async () => {
    const { id, client } = await aScheduledAppearance(test);
    await fill(client.id, id, fileLimits.count - 3, 10);
    const objects = (await objectsOf(test)).length;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => upload(test, { token: client.token, appearance: id })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    const refused = answers.find(({ statusCode }) => statusCode !== 201);
    expect(refused && refusalOf(refused)).toBe(`409 conflict: An appearance can have ${tooMany}`);
    expect(await attachedTo(id)).toHaveLength(fileLimits.count);
    expect(await objectsOf(test)).toHaveLength(objects + 3);
  });

  it('of size hold for an appearance', async () => {
    const { id, client } = await aScheduledAppearance(test);
    await fill(client.id, id, 10, fileLimits.bytesEach);
    const answer = await upload(test, { token: client.token, appearance: id });
    expect(refusalOf(answer)).toBe(`409 conflict: An appearance can have ${tooMany}`);
    const uid = await anUpload(test, { token: client.token });
    await expect(attach([uid], id, client.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('hold for what waits for an order, also when much comes at once', async () => {
    const client = await aSignedInUser(db, 'client');
    await fill(client.id, null, fileLimits.count - 2, 10);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => upload(test, { token: client.token })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    const refused = answers.find(({ statusCode }) => statusCode !== 201);
    expect(refused && refusalOf(refused)).toBe(
      `409 conflict: Before the order is placed there can be ${tooMany}`,
    );
  });
});
