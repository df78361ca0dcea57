import { files } from '@courtside/contract/files';
import { offers } from '@courtside/contract/offers';
import { practices } from '@courtside/contract/practices';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invariants } from '../../platform/doctor/invariants.ts';
import { logOf, mailsOf } from '../../testing/accounts.ts';
import { aScheduledAppearance, inDays } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { anUpload, buildFilesApp, type FilesApp } from '../../testing/files.ts';
import { moveClock } from '../../testing/move-clock.ts';
import { attachFiles, releaseFiles, sweepFiles } from '../files/index.ts';
import { tellOfExpiry } from './index.ts';

let test: FilesApp;
let attorney: SignedInUser;
beforeAll(async () => {
  test = await buildFilesApp();
});
afterAll(() => test.stop());
beforeEach(async () => {
  attorney = await aSignedInUser(test.platform.db, 'attorney');
});

const handIn = (as = attorney, name = 'w9.pdf') =>
  anUpload(test, { token: as.token, name, kind: 'other' });
const add = async (body: object, as = attorney) => {
  const answer = await test.call(practices.addDocument, { token: as.token, body });
  const json = answer.json<Record<string, unknown>>();
  return { status: answer.statusCode, ...json } as Record<string, unknown> & { status: number };
};
const list = async (as = attorney) =>
  (await test.call(practices.listDocuments, { token: as.token })).json<{
    items: { id: string; kind: string; replacedAt: string | null }[];
  }>().items;

describe('the documents of an attorney', () => {
  it('are files on record; a new one takes the place of the last, which stays', async () => {
    const [first, second] = [await handIn(), await handIn(attorney, 'w9-2026.pdf')];
    const added = await add({ kind: 'w9', file: first });
    expect(added).toEqual({
      status: 201,
      id: expect.any(String) as string,
      kind: 'w9',
      file: { uid: first, name: 'w9.pdf', type: 'pdf', size: expect.any(Number) as number },
      expiresOn: null,
      createdAt: expect.any(String) as string,
      replacedAt: null,
      standing: 'current',
    });
    await add({ kind: 'insurance', file: await handIn(), expiresOn: inDays(30) });
    await add({ kind: 'w9', file: second, expiresOn: inDays(400) });
    expect(await list()).toMatchObject([
      { kind: 'w9', file: { uid: second }, expiresOn: inDays(400), replacedAt: null },
      { kind: 'insurance', replacedAt: null, standing: 'ending' },
      { kind: 'w9', file: { uid: first }, replacedAt: expect.any(String) as string },
    ]);
    expect((await logOf(test, attorney.id)).at(-1)).toMatchObject({
      action: 'practices.add_document',
      before: { document: added['id'] },
      after: { kind: 'w9', file: second, expiresOn: inDays(400) },
    });
  });

  it('are read by their owner and by administrators, and by nobody else', async () => {
    const { db } = test.platform;
    const uid = await handIn();
    await add({ kind: 'w9', file: uid });
    const read = async (as: SignedInUser) =>
      (await test.call(files.download, { token: as.token, params: { uid } })).statusCode;
    const listOf = async (as: SignedInUser, id = attorney.id) =>
      test.call(practices.listDocumentsOf, { token: as.token, params: { id } });
    const admin = await aSignedInUser(db, 'admin');
    const limited = await aSignedInUser(db, 'admin_limited');
    expect([await read(attorney), await read(admin), await read(limited)]).toEqual([200, 200, 200]);
    expect((await listOf(admin)).json()).toMatchObject({ items: [{ kind: 'w9', file: { uid } }] });
    expect((await listOf(admin, admin.id)).statusCode).toBe(404);
    const other = await aSignedInUser(db, 'attorney');
    expect([await read(other), (await listOf(other)).statusCode]).toEqual([404, 403]);
    expect(await read(await aSignedInUser(db, 'client'))).toBe(404);
    expect(await list(other)).toEqual([]);
  });

  it('need a file of one’s own that is not on record yet, a picture or PDF, and a day to come', async () => {
    const other = await aSignedInUser(test.platform.db, 'attorney');
    const gone = 'The file is no longer here. Please add it again.';
    const text = await anUpload(test, {
      token: attorney.token,
      name: 'w9.txt',
      kind: 'other',
      bytes: Buffer.from('not a signed paper'),
    });
    const used = await handIn();
    await add({ kind: 'w9', file: used });
    const bad: [object, object][] = [
      [{ kind: 'w9', file: await handIn(other) }, { file: gone }],
      [{ kind: 'w9', file: used }, { file: gone }],
      [{ kind: 'insurance', file: used, expiresOn: inDays(9) }, { file: gone }],
      [{ kind: 'w9', file: text }, { file: 'Should be a PDF or a picture' }],
      [{ kind: 'insurance', file: used }, { expiresOn: 'Say until when it is valid' }],
      [{ kind: 'w9', file: used, expiresOn: inDays(-1) }, { expiresOn: expect.any(String) }],
      [{ kind: 'visa', file: used }, { kind: 'Choose what it is' }],
      [{ kind: 'w9', file: 'x' }, { file: 'Add the file' }],
    ];
    for (const [body, errors] of bad) {
      expect(await add(body)).toMatchObject({ status: 400, errors });
    }
    expect(await list()).toHaveLength(1);
  });

  it('have one of a kind in force, though two are added at once', async () => {
    const uids = [await handIn(), await handIn(), await handIn()];
    const answers = await Promise.all(uids.map((file) => add({ kind: 'w9', file })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await list()).filter(({ replacedAt }) => replacedAt === null)).toHaveLength(1);
    const again = await handIn();
    const both = await Promise.all([
      add({ kind: 'w9', file: again }),
      add({ kind: 'insurance', file: again, expiresOn: inDays(90) }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  it('are not swept, removed, attached to an order or reported by the doctor', async () => {
    const { db } = test.platform;
    const uid = await handIn();
    await add({ kind: 'w9', file: uid });
    const removal = await test.call(files.remove, { token: attorney.token, params: { uid } });
    expect([removal.statusCode, removal.json<{ message: string }>().message]).toEqual([
      409,
      'This document is on record. Add a new one in its place instead.',
    ]);
    const { id: appearanceId } = await aScheduledAppearance(test);
    await expect(
      db.transaction((tx) => attachFiles(tx, { uids: [uid], appearanceId, ownerId: attorney.id })),
    ).rejects.toThrow('A file is no longer here');
    await db.transaction((tx) => releaseFiles(tx, [uid]));
    await db.sql(`update files set created_at = created_at - interval '3 days'`);
    await sweepFiles.run({}, { ...test.platform, log: test.log });
    const left = await db.sql<{ id: string }>('select id from files where held_until is null');
    expect(left).toEqual([]);
    const download = await test.call(files.download, { token: attorney.token, params: { uid } });
    expect(download.statusCode).toBe(200);
    const [rule] = invariants.filter(({ number, says }) => number === 11 && says.includes('waits'));
    expect(await db.sql(rule?.sql ?? '')).toEqual([]);
  });

  it('open the way to work as soon as they are there', async () => {
    const { db } = test.platform;
    attorney = await anEligibleAttorney(db);
    await db.sql('delete from attorney_documents where user_id = $1', [attorney.id]);
    const { id } = await aScheduledAppearance(test, { date: inDays(14) });
    const offered = async () =>
      (await test.call(offers.list, { token: attorney.token }))
        .json<{ items: { id: string }[] }>()
        .items.map((item) => item.id);
    await add({ kind: 'w9', file: await handIn() });
    await add({ kind: 'insurance', file: await handIn(), expiresOn: inDays(13) });
    expect(await offered()).not.toContain(id);
    await add({ kind: 'insurance', file: await handIn(), expiresOn: inDays(14) });
    expect(await offered()).toContain(id);
  });
});

describe('the end of a document', () => {
  const run = () => tellOfExpiry.run({}, { ...test.platform, log: test.log });
  const told = async () => {
    const { db } = test.platform;
    const actions = await db.sql<{ title: string }>(
      'select title from actions where user_id = $1 order by created_at, id',
      [attorney.id],
    );
    return {
      mails: (await mailsOf(test, attorney)).map(({ subject }) => subject).toReversed(),
      actions: actions.map(({ title }) => title),
    };
  };
  const soon = 'Your insurance certificate ends soon';
  const over = 'Your insurance certificate has reached its end';

  it('is told 30 and 7 days ahead and on the day, once each, even by two workers at once', async () => {
    const { db } = test.platform;
    await add({ kind: 'insurance', file: await handIn(), expiresOn: inDays(31) });
    await run();
    expect(await told()).toEqual({ mails: [], actions: [] });
    for (const [days, expected] of [
      ['1 day', [soon]],
      ['5 days', [soon]],
      ['18 days', [soon, soon]],
      ['6 days', [soon, soon]],
      ['1 day', [soon, soon, over]],
      ['40 days', [soon, soon, over]],
    ] as const) {
      await moveClock(db, days);
      await Promise.all([run(), run()]);
      expect(await told()).toEqual({ mails: expected, actions: expected });
    }
  });

  it('is told by the last warning alone after a pause, and not of what was replaced', async () => {
    const { db } = test.platform;
    const until = async (days: number) => {
      const [row] = await db.sql<{ day: string }>(
        `select (clock_now()::date + $1::int)::text as day`,
        [days],
      );
      return row?.day;
    };
    await db.sql(`update sessions set expires_at = clock_now() + interval '1 hour'`);
    await add({ kind: 'insurance', file: await handIn(), expiresOn: await until(3) });
    await add({ kind: 'w9', file: await handIn(), expiresOn: await until(20) });
    await add({ kind: 'w9', file: await handIn() });
    await run();
    expect(await told()).toEqual({ mails: [soon], actions: [soon] });
    const [action] = await db.sql<{ body: string; link: string }>(
      'select body, link from actions where user_id = $1',
      [attorney.id],
    );
    expect(action?.link).toBe('/attorney/account?tab=documents');
    expect(action?.body).toMatch(
      /^It is valid until [A-Z][a-z]+ \d{1,2}, 20\d\d\. Add the new one/,
    );
  });

  it('is not told to whoever was shut out', async () => {
    const { db } = test.platform;
    await db.sql(`update sessions set expires_at = clock_now() + interval '1 hour'`);
    await add({ kind: 'insurance', file: await handIn(), expiresOn: '2099-12-31' });
    await db.sql(
      `update attorney_documents set expires_on = clock_now()::date + 5 where user_id = $1`,
      [attorney.id],
    );
    await db.sql('update users set deactivated_at = clock_now() where id = $1', [attorney.id]);
    await run();
    expect(await told()).toEqual({ mails: [], actions: [] });
  });
});
