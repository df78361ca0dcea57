import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { readFilesEnv } from '../env.ts';
import { createFileStore } from './create-file-store.ts';
import { type FileStore, FileStoreAway, newKey } from './file-store.ts';

let s3: S3Server;
let folder: string;
beforeAll(async () => {
  s3 = await startS3Server();
  folder = mkdtempSync(`${tmpdir()}/courtside-store-`);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await s3.stop();
});

const stores: FileStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.stop();
});
function opened(kind: 'disk' | 's3', env: NodeJS.ProcessEnv = {}): FileStore {
  const store = createFileStore(
    readFilesEnv(kind === 'disk' ? { FILES_DIR: folder } : { ...s3.env, ...env }),
  );
  stores.push(store);
  return store;
}

const aPrefix = () => randomBytes(16).toString('hex');
async function* inPieces(bytes: Buffer, size = 65_536): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function* brokenAfter(bytes: number, error: Error): AsyncGenerator<Buffer> {
  yield* inPieces(Buffer.alloc(bytes, 7));
  throw error;
}
const keysIn = async (store: FileStore, prefix: string) =>
  (await Array.fromAsync(store.list(prefix))).map(({ key }) => key).toSorted();

describe.each(['disk', 's3'] as const)('the store on %s', (kind) => {
  it.each([1, 1_000, 5 * 1024 * 1024, 12 * 1024 * 1024 + 1])(
    'gives back %i bytes as they were',
    async (size) => {
      const store = opened(kind);
      const bytes = randomBytes(size);
      const prefix = aPrefix();
      const key = newKey(prefix);
      await store.put(key, inPieces(bytes));
      expect((await buffer(await store.open(key))).equals(bytes)).toBe(true);
      const [listed, ...more] = await Array.fromAsync(store.list(prefix));
      expect(more).toEqual([]);
      expect(listed).toMatchObject({ key, size });
      expect(Math.abs(Date.now() - Number(listed?.storedAt))).toBeLessThan(20_000);
      expect([...s3.transfers]).toEqual([]);
    },
  );

  it.each([0, 100, 6 * 1024 * 1024, 11 * 1024 * 1024])(
    'keeps nothing of what breaks off after %i bytes',
    async (size) => {
      const store = opened(kind);
      const prefix = aPrefix();
      const cut = new Error('cut');
      await expect(store.put(newKey(prefix), brokenAfter(size, cut))).rejects.toBe(cut);
      expect(await keysIn(store, prefix)).toEqual([]);
      expect([...s3.transfers]).toEqual([]);
    },
  );

  it('lists what is its own, however much there is', async () => {
    const store = opened(kind);
    const [mine, other] = [aPrefix(), aPrefix()];
    const keys = Array.from({ length: 8 }, () => newKey(mine));
    for (const key of [...keys, newKey(other)]) await store.put(key, inPieces(Buffer.from('x')));
    expect(await keysIn(store, mine)).toEqual(keys.toSorted());
    expect(await keysIn(store, aPrefix())).toEqual([]);
  });

  it('removes, also what is not there', async () => {
    const store = opened(kind);
    const prefix = aPrefix();
    const key = newKey(prefix);
    await store.put(key, inPieces(Buffer.from('x')));
    await store.remove(key);
    await store.remove(key);
    expect(await keysIn(store, prefix)).toEqual([]);
    await expect(store.open(key)).rejects.toThrow(/NoSuchKey|ENOENT/);
  });
});

describe('the store on disk', () => {
  it.each(['../../etc/passwd', 'x', '', `${'a'.repeat(32)}/../${'b'.repeat(32)}`])(
    'touches nothing outside: %j',
    async (key) => {
      const store = opened('disk');
      await expect(store.put(key, inPieces(Buffer.from('x')))).rejects.toThrow('No key of ours');
      await expect(store.open(key)).rejects.toThrow('No key of ours');
      await expect(store.remove(key)).rejects.toThrow('No key of ours');
    },
  );

  it('never writes over an object', async () => {
    const store = opened('disk');
    const key = newKey(aPrefix());
    await store.put(key, inPieces(Buffer.from('first')));
    await expect(store.put(key, inPieces(Buffer.from('second')))).rejects.toThrow('EEXIST');
    expect((await buffer(await store.open(key))).toString()).toBe('first');
  });
});

describe('the store on S3', () => {
  it('is refused with a wrong secret, and that is a fault of ours', async () => {
    const store = opened('s3', { S3_SECRET_ACCESS_KEY: 'wrong' });
    const trial = store.put(newKey(aPrefix()), inPieces(Buffer.from('x')));
    await expect(trial).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  });

  it('outlives a hiccup, and says when the service stays away', async () => {
    const store = opened('s3');
    const key = newKey(aPrefix());
    s3.failNext(1);
    await store.put(key, inPieces(Buffer.from('x')));
    s3.failNext(10);
    await expect(store.open(key)).rejects.toBeInstanceOf(FileStoreAway);
    s3.failNext(0);
    const nowhere = opened('s3', { S3_ENDPOINT: 'http://127.0.0.1:1' });
    await expect(nowhere.open(key)).rejects.toBeInstanceOf(FileStoreAway);
  });

  it('gives up transfers that a crash left, but none under way', async () => {
    const store = opened('s3');
    const prefix = aPrefix();
    const key = `files/${newKey(prefix)}`;
    s3.transfers.set('old', { key, at: new Date('2026-01-01'), parts: new Map() });
    s3.transfers.set('new', { key, at: new Date(), parts: new Map() });
    s3.transfers.set('other', { key: 'files/else', at: new Date('2026-01-01'), parts: new Map() });
    await store.dropUnfinished(prefix, new Date('2026-02-01'));
    expect([...s3.transfers.keys()]).toEqual(['new', 'other']);
    s3.transfers.clear();
  });
});
