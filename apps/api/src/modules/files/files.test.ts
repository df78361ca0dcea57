import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { files } from '@courtside/contract/files';
import { fileLimits } from '@courtside/domain/files';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { logOf } from '../../testing/accounts.ts';
import { aSignedInUser, type SignedInUser } from '../../testing/factories.ts';
import { anUpload, buildFilesApp, type FilesApp, objectsOf, upload } from '../../testing/files.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { aDocx, aPdf, aPdfOf, aPng } from '../../testing/sample-files.ts';
import { soon } from '../../testing/soon.ts';
import { fileFaults } from './index.ts';

describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  let test: FilesApp;
  let client: SignedInUser;
  let port: number;
  beforeAll(async () => {
    test = await buildFilesApp(kind);
    client = await aSignedInUser(test.platform.db, 'client');
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = test.app.server.address() as AddressInfo);
  });
  afterAll(() => test.stop());

  const rows = () =>
    test.platform.db.sql<{ key: string }>('select object_key as key from files order by id');
  const download = (uid: string, headers: Record<string, string> = {}) =>
    test.call(files.download, { token: client.token, params: { uid }, headers });
  /** Nothing came to be: neither a row nor an object. */
  const leavesNothing = async (work: () => Promise<unknown>) => {
    const before = [await rows(), await objectsOf(test)];
    await work();
    expect([await rows(), await objectsOf(test)]).toEqual(before);
  };
  const refusal = (answer: { statusCode: number; json: () => { code: string } }) => [
    answer.statusCode,
    answer.json().code,
  ];

  it('come back byte for byte, as attachments that no browser opens', async () => {
    const bytes = Buffer.concat([aPdf(), randomBytes(6 * 1024 * 1024)]);
    const answer = await upload(test, { token: client.token, name: 'Notice of motion.pdf', bytes });
    expect(answer.statusCode).toBe(201);
    const stored = answer.json<{ uid: string; createdAt: string }>();
    expect(stored).toEqual({
      uid: stored.uid,
      appearance: null,
      name: 'Notice of motion.pdf',
      kind: 'notice',
      type: 'pdf',
      size: bytes.length,
      byName: 'Robin Vale',
      isOwn: true,
      createdAt: stored.createdAt,
    });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const got = await download(stored.uid);
    expect(got.statusCode).toBe(200);
    expect(got.rawPayload.equals(bytes)).toBe(true);
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Notice of motion.pdf"',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
      etag: `"${sha256}"`,
    });
    const again = await download(stored.uid, { 'if-none-match': `"${sha256}"` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(await logOf(test, stored.uid)).toEqual([
      {
        action: 'files.add',
        actor_id: client.id,
        before: null,
        after: {
          name: 'Notice of motion.pdf',
          kind: 'notice',
          type: 'pdf',
          size: bytes.length,
          appearance: null,
        },
      },
    ]);
    expect(await Array.fromAsync(fileFaults(test.platform.db, test.platform.files))).toEqual([]);
  });

  it.each([
    ['../../../etc/passwd', 'passwd.pdf', 'attachment; filename="passwd.pdf"'],
    ['a\u0000b.pdf', 'ab.pdf', 'attachment; filename="ab.pdf"'],
    ['x\u202efdp.exe', 'xfdp.exe.pdf', 'attachment; filename="xfdp.exe.pdf"'],
    ['a"; filename="evil.exe', 'a_; filename=_evil.exe.pdf', undefined],
    ['a\r\nset-cookie: x=1.pdf', 'aset-cookie_ x=1.pdf', undefined],
    [
      'Klage für Müller (100%).pdf',
      'Klage für Müller (100%).pdf',
      `attachment; filename="Klage f_r M_ller (100_).pdf"; filename*=UTF-8''Klage%20f%C3%BCr%20M%C3%BCller%20%28100%25%29.pdf`,
    ],
    [`${'é'.repeat(400)}.pdf`, `${'é'.repeat(196)}.pdf`, undefined],
  ])('named %j are kept as %j', async (name, kept, disposition) => {
    const answer = await upload(test, { token: client.token, name });
    const { uid, name: stored } = answer.json<{ uid: string; name: string }>();
    expect(stored).toBe(kept);
    const got = await download(uid);
    expect(got.headers['content-disposition']).toMatch(/^attachment; filename="[^"\r\n]+"(;|$)/);
    if (disposition) expect(got.headers['content-disposition']).toBe(disposition);
    expect(got.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['SVG', 'a.svg', '<svg onload="alert(1)"/>'],
    ['HTML that is called PDF', 'a.pdf', '<!doctype html><script>alert(1)</script>'],
    ['a script', 'a.txt', '#!/bin/sh\n'],
    ['a program', 'a.pdf', 'MZ\u0000\u0001'],
  ])('of a wrong type leave nothing: %s', async (_, name, content) => {
    await leavesNothing(async () => {
      const answer = await upload(test, { token: client.token, name, bytes: Buffer.from(content) });
      expect(refusal(answer)).toEqual([415, 'unsupported_media_type']);
      expect(answer.json<{ errors: object }>().errors).toHaveProperty('file');
    });
  });

  it('that are empty leave nothing', async () => {
    await leavesNothing(async () => {
      const answer = await upload(test, { token: client.token, bytes: Buffer.alloc(0) });
      expect(refusal(answer)).toEqual([400, 'invalid_request']);
    });
  });

  const send = (headers: Record<string, string | number>) =>
    httpRequest({
      port,
      path: `${files.upload.path}?name=a.pdf&kind=other`,
      method: 'POST',
      headers: {
        authorization: `Bearer ${client.token}`,
        'content-type': 'application/octet-stream',
        ...headers,
      },
    });

  it('too large are refused by the length they declare', async () => {
    await leavesNothing(async () => {
      const request = send({ 'content-length': fileLimits.bytesEach + 1 });
      request.on('error', () => {});
      request.write(aPdf());
      const [response] = (await once(request, 'response')) as [{ statusCode: number }];
      expect(response.statusCode).toBe(413);
      request.destroy();
    });
  });

  it('too large are refused by counting when they declare none, and all of the rest is let go', async () => {
    await leavesNothing(async () => {
      const request = send({ 'transfer-encoding': 'chunked' });
      request.on('error', () => {});
      const answered = once(request, 'response') as Promise<[{ statusCode: number }]>;
      request.end(aPdfOf(fileLimits.bytesEach + 1));
      expect((await answered)[0].statusCode).toBe(413);
    });
    expect([...(test.s3?.transfers ?? [])]).toEqual([]);
  });

  it('as large as can be are taken', async () => {
    const bytes = aPdfOf(fileLimits.bytesEach);
    const authorization = `Bearer ${client.token}`;
    const url = `http://127.0.0.1:${port}/v1/file`;
    const taken = await fetch(`${url}?name=a.pdf&kind=other`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
    expect(taken.status).toBe(201);
    const { uid } = (await taken.json()) as { uid: string };
    const got = await fetch(`${url}/${uid}`, { headers: { authorization } });
    expect(got.headers.get('content-length')).toBe(String(bytes.length));
    expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true);
  }, 60_000);

  it.each([1_000, 6_000_000])(
    'cut after %i bytes leave nothing',
    async (size) => {
      const put = vi.spyOn(test.platform.files, 'put');
      onTestFinished(() => put.mockRestore());
      await leavesNothing(async () => {
        const arrived = once(test.app.server, 'request') as Promise<[IncomingMessage]>;
        const request = send({ 'content-length': 20_000_000 });
        request.on('error', () => {});
        request.write(aPdfOf(size));
        const [{ socket }] = await arrived;
        await soon(() => {
          expect(put).toHaveBeenCalledOnce();
          expect(socket.bytesRead).toBeGreaterThan(size);
        });
        request.destroy();
        // It gives up only when it has cleared away what had come.
        await expect(put.mock.results[0]?.value).rejects.toBeInstanceOf(Error);
      });
      expect([...(test.s3?.transfers ?? [])]).toEqual([]);
    },
    60_000,
  );

  it('sent twice with one key are kept once, and answered alike', async () => {
    const headers = { 'idempotency-key': randomBytes(8).toString('hex') };
    const sent = { token: client.token, bytes: aPng(), name: 'a.png', headers };
    const first = await upload(test, sent);
    expect(first.statusCode).toBe(201);
    await leavesNothing(async () => {
      const second = await upload(test, sent);
      expect([second.statusCode, second.body]).toEqual([201, first.body]);
      const other = await upload(test, { ...sent, bytes: await aDocx() });
      expect(refusal(other)).toEqual([422, 'idempotency_key_reused']);
      const renamed = await upload(test, { ...sent, name: 'b.png' });
      expect(refusal(renamed)).toEqual([422, 'idempotency_key_reused']);
    });
  });

  it('sent many times at once with one key are kept once', async () => {
    const headers = { 'idempotency-key': randomBytes(8).toString('hex') };
    const before = (await rows()).length;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => upload(test, { token: client.token, headers })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await rows()).length).toBe(before + 1);
    await soon(async () => expect(await objectsOf(test)).toHaveLength(before + 1));
  });

  it('taken back are gone, row and bytes', async () => {
    const uid = await anUpload(test, { token: client.token });
    const before = await objectsOf(test);
    const params = { uid };
    const gone = await test.call(files.remove, { token: client.token, params });
    expect([gone.statusCode, gone.json()]).toEqual([200, {}]);
    expect(refusal(await download(uid))).toEqual([404, 'not_found']);
    await runJobs(test);
    expect(await objectsOf(test)).toHaveLength(before.length - 1);
    const again = await test.call(files.remove, { token: client.token, params });
    expect(refusal(again)).toEqual([404, 'not_found']);
    expect((await logOf(test, uid)).map(({ action }) => action)).toEqual([
      'files.add',
      'files.remove',
    ]);
  });
});
