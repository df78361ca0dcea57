import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { attendance } from '@courtside/contract/attendance';
import { files } from '@courtside/contract/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as yauzl from 'yauzl';
import { acceptOffer } from '../../testing/accept-offer.ts';
import { aScheduledAppearance } from '../../testing/appearances.ts';
import { anEligibleAttorney } from '../../testing/attorneys.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { anUpload, buildFilesApp, type FilesApp } from '../../testing/files.ts';
import { aPdf, aPdfOf, aPng } from '../../testing/sample-files.ts';

async function contentOf(zip: Buffer): Promise<[string, Buffer][]> {
  const open = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);
  const archive = await open(zip, { lazyEntries: true, strictFileNames: true });
  const read = promisify<yauzl.Entry, Readable>(archive.openReadStream.bind(archive));
  const found: [string, Buffer][] = [];
  archive.on('entry', (entry: yauzl.Entry) => {
    const keep = async (): Promise<void> => {
      found.push([entry.fileName, await buffer(await read(entry))]);
      archive.readEntry();
    };
    void keep();
  });
  archive.readEntry();
  await once(archive, 'end');
  return found;
}

describe.each(['disk', 's3'] as const)('the archive of an appearance on %s', (kind) => {
  let test: FilesApp;
  let token: string;
  beforeAll(async () => {
    test = await buildFilesApp(kind);
    ({ token } = await aSignedInUser(test.platform.db, 'admin'));
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => test.stop());

  it('holds every file under a name of its own', async () => {
    const { id, number, client } = await aScheduledAppearance(test);
    const given: [string, Buffer][] = [
      ['notice.pdf', aPdf('one')],
      ['Notice.pdf', aPdf('two')],
      ['../../notice.pdf', aPdf('three')],
      ['Müller.png', aPng()],
      ['large.pdf', aPdfOf(3_000_000)],
    ];
    for (const [name, bytes] of given) {
      await anUpload(test, { token: client.token, appearance: id, name, bytes });
    }
    const answer = await test.call(files.downloadAll, { token, params: { id } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="appearance-${number}-files.zip"`,
      'x-content-type-options': 'nosniff',
    });
    const content = await contentOf(answer.rawPayload);
    expect(content.map(([name]) => name)).toEqual([
      'notice.pdf',
      'Notice (2).pdf',
      'notice (3).pdf',
      'Müller.png',
      'large.pdf',
    ]);
    for (const [index, [, bytes]] of content.entries()) {
      expect(given[index]?.[1].equals(bytes)).toBe(true);
    }
  });

  it('is for the client whose appearance it is, and for no other', async () => {
    const { id, client } = await aScheduledAppearance(test);
    await anUpload(test, { token: client.token, appearance: id, name: 'own.pdf', bytes: aPdf() });
    const own = await test.call(files.downloadAllForClient, {
      token: client.token,
      params: { id },
    });
    expect((await contentOf(own.rawPayload)).map(([name]) => name)).toEqual(['own.pdf']);
    const other = await aSignedInUser(test.platform.db, 'client');
    const theirs = await test.call(files.downloadAllForClient, {
      token: other.token,
      params: { id },
    });
    expect(theirs.statusCode).toBe(404);
  });

  it('is for the attorney who holds it: not before, not after, and for no other', async () => {
    const { db } = test.platform;
    const [attorney, other] = [await anEligibleAttorney(db), await anEligibleAttorney(db)];
    const { id, client } = await aScheduledAppearance(test);
    await anUpload(test, { token: client.token, appearance: id, name: 'own.pdf', bytes: aPdf() });
    const ask = async (by: SignedInUser) =>
      test.call(files.downloadAllForAttorney, { token: by.token, params: { id } });
    expect((await ask(attorney)).statusCode).toBe(404);
    await acceptOffer(test, attorney, id);
    const held = await ask(attorney);
    expect((await contentOf(held.rawPayload)).map(([name]) => name)).toEqual(['own.pdf']);
    expect((await ask(other)).statusCode).toBe(404);
    await test.call(attendance.release, { token: attorney.token, params: { id }, body: {} });
    expect((await ask(attorney)).statusCode).toBe(404);
  });

  it('is refused when there is nothing to put in, or no such appearance', async () => {
    const { id } = await aScheduledAppearance(test);
    const empty = await test.call(files.downloadAll, { token, params: { id } });
    expect([empty.statusCode, empty.json<{ message: string }>().message]).toEqual([
      404,
      'This appearance has no files.',
    ]);
    const params = { id: '0192f0c1-0000-7000-8000-000000000000' };
    expect((await test.call(files.downloadAll, { token, params })).statusCode).toBe(404);
  });

  it('breaks off when a file cannot be read, so that half of it never looks whole', async () => {
    const { id, client } = await aScheduledAppearance(test);
    const sent = { token: client.token, appearance: id };
    await anUpload(test, { ...sent, bytes: aPdfOf(2_000_000) });
    const uid = await anUpload(test, sent);
    const { db, files: store } = test.platform;
    const [row] = await db.sql<{ key: string }>(
      'select object_key as key from files where id = $1',
      [uid],
    );
    await store.remove(row?.key ?? '');
    const request = httpRequest({
      port: (test.app.server.address() as AddressInfo).port,
      path: files.downloadAll.path.replace('{id}', id),
      headers: { authorization: `Bearer ${token}` },
    });
    request.end();
    const [response] = (await once(request, 'response')) as [AsyncIterable<Buffer>];
    await expect(buffer(response)).rejects.toThrow(/aborted|ECONNRESET/);
  });
});
