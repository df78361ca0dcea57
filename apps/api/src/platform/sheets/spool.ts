import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A file that was handed in and lies on disk for as long as it is looked at. */
export interface SpooledFile {
  readonly handle: FileHandle;
  /** The first bytes, which tell what it is. */
  readonly head: Buffer;
  remove(): Promise<void>;
}

/**
 * Puts a stream on disk. The file has no name from the start, so that nothing of it is left behind
 * however the process ends.
 */
export async function spool(stream: Readable): Promise<SpooledFile> {
  // Heard below as soon as it is read; a source that fails before must not end the process.
  stream.on('error', () => {});
  const path = join(tmpdir(), `courtside-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    let size = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      await handle.write(chunk, 0, chunk.length, size);
      size += chunk.length;
    }
    const head = Buffer.alloc(Math.min(size, 8));
    await handle.read(head, 0, head.length, 0);
    return { handle, head, remove: () => handle.close() };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
