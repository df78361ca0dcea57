import { Readable } from 'node:stream';
import { uniqueNames } from '@courtside/domain/files';
import { ZipFile } from 'yazl';
import type { FileStore } from '../../platform/files/file-store.ts';

interface Zipped {
  name: string;
  size: number;
  createdAt: string;
  objectKey: string;
}

/** An archive made as it is read, one file open at a time. */
export function zipOf(store: FileStore, files: readonly Zipped[]): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream;
  if (!(out instanceof Readable)) throw new Error('The archive is no stream');
  let open: Readable | undefined;
  // A file that cannot be read breaks the answer off: half an archive must not look like a whole one.
  zip.on('error', (error: Error) => out.destroy(error));
  out.on('close', () => open?.destroy());

  const openFor = async (key: string, give: (error: unknown, stream: Readable) => void) => {
    try {
      open = await store.open(key);
      if (out.destroyed) open.destroy();
      else give(null, open);
    } catch (error) {
      zip.emit('error', error);
    }
  };
  const names = uniqueNames(files.map(({ name }) => name));
  for (const [index, { size, createdAt, objectKey }] of files.entries()) {
    const name = names[index] ?? objectKey;
    // Most documents are packed already; packing them again costs time and gains nothing.
    const options = { size, mtime: new Date(createdAt), compress: false };
    zip.addReadStreamLazy(name, options, (give) => void openFor(objectKey, give));
  }
  zip.end();
  return out;
}
