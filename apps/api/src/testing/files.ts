import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { files } from '@courtside/contract/files';
import type { LightMyRequestResponse } from 'fastify';
import type { StoredObject } from '../platform/files/file-store.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { type S3Server, startS3Server } from './s3-server.ts';
import { aPdf } from './sample-files.ts';

export type StoreKind = 'disk' | 's3';

export interface FilesApp extends TestApp {
  s3: S3Server | undefined;
}

/** The application with a file store of its own, that is gone with it. */
export async function buildFilesApp(
  kind: StoreKind = 'disk',
  env: NodeJS.ProcessEnv = {},
): Promise<FilesApp> {
  const folder = mkdtempSync(`${tmpdir()}/courtside-files-`);
  const s3 = kind === 's3' ? await startS3Server() : undefined;
  const test = await buildTestApp({
    env: { FILES_DIR: folder, ...s3?.env, ...env },
  });
  return {
    ...test,
    s3,
    async stop() {
      await test.stop();
      await s3?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Sent {
  token: string | undefined;
  name?: string;
  kind?: string;
  appearance?: string | undefined;
  bytes?: Buffer;
  headers?: Record<string, string>;
}

export async function upload(
  test: TestApp,
  { token, name = 'notice.pdf', kind = 'notice', appearance, bytes = aPdf(), headers }: Sent,
): Promise<LightMyRequestResponse> {
  return test.app.inject({
    method: 'POST',
    url: files.upload.path,
    query: { name, kind, ...(appearance && { appearance }) },
    payload: bytes,
    headers: {
      'content-type': 'application/octet-stream',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
}

/** The uid of a file that was taken. */
export async function anUpload(test: TestApp, sent: Sent): Promise<string> {
  const answer = await upload(test, sent);
  if (answer.statusCode !== 201) throw new Error(`Not taken: ${answer.body}`);
  return answer.json<{ uid: string }>().uid;
}

/** All that lies in the store, whether a row speaks of it or not. */
export async function objectsOf({ platform }: TestApp): Promise<StoredObject[]> {
  const [store] = await platform.db.sql<{ prefix: string }>('select prefix from file_store');
  return Array.fromAsync(platform.files.list(store?.prefix ?? ''));
}
