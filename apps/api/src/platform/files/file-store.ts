import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

export interface StoredObject {
  key: string;
  size: number;
  storedAt: Date;
}

/** Where the bytes of files lie. It knows keys and bytes, and nothing of what they are. */
export interface FileStore {
  /** Keeps the bytes, all of them for good when it returns; of those that break off, nothing. */
  put(key: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** Throws before the first byte when there is no such object. */
  open(key: string): Promise<Readable>;
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Gives up transfers begun before then that nobody goes on with. */
  dropUnfinished(prefix: string, before: Date): Promise<void>;
  stop(): void;
}

/** The store cannot be reached or does not answer; the same may work in a moment. */
export class FileStoreAway extends Error {
  override name = 'FileStoreAway';
}

/** A key that nobody can guess and no other object has. */
export function newKey(prefix: string): string {
  return `${prefix}/${randomBytes(16).toString('hex')}`;
}
