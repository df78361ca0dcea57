import { bulkLimits } from '@courtside/contract/bulk-orders';
import { isArchiveLitter } from '@courtside/domain/bulk-orders';
import { fileLimits } from '@courtside/domain/files';
import yauzl from 'yauzl';
import { Refusal } from '../../platform/refusal.ts';
import { unreadable } from '../../platform/sheets/sheet-line.ts';
import type { SpooledFile } from '../../platform/sheets/spool.ts';

const megabyte = 1024 * 1024;
const stored = 0;
const deflated = 8;

export interface ArchiveEntry {
  path: string;
  /** Why it is not taken, without reading it. */
  problem: string | undefined;
  open(): Promise<AsyncIterable<Buffer>>;
}

/** What is in a ZIP, once it is known that it is not a bomb and leads nowhere else. */
export async function readArchive({ handle, head }: SpooledFile): Promise<ArchiveEntry[]> {
  if (head.subarray(0, 2).toString('latin1') !== 'PK') throw unreadable('This is not a ZIP file.');
  try {
    return await entriesOf(await yauzl.fromFdPromise(handle.fd, { autoClose: false }));
  } catch (error) {
    // What the disk fails with is ours; everything else is how the file was made.
    if (error instanceof Refusal || (error instanceof Error && 'syscall' in error)) throw error;
    const says = error instanceof Error ? error.message : '';
    throw unreadable(
      /path|fileName/.test(says)
        ? 'This ZIP file has names that lead outside of it.'
        : 'This ZIP file is damaged. Make it anew.',
    );
  }
}

async function entriesOf(zip: yauzl.ZipFile): Promise<ArchiveEntry[]> {
  const entries: ArchiveEntry[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/') || isArchiveLitter(entry.fileName)) continue;
    if (entry.isEncrypted()) throw unreadable('This ZIP file is protected by a password.');
    unpacked += entry.uncompressedSize;
    if (unpacked > bulkLimits.unpackedBytes) {
      throw unreadable('This ZIP file is too large once unpacked: 1 GB is the most.');
    }
    if (entries.length >= bulkLimits.entries) {
      const most = bulkLimits.entries.toLocaleString('en-US');
      throw unreadable(`This ZIP file has more than ${most} files.`);
    }
    entries.push({
      path: entry.fileName.toWellFormed().replaceAll('\u0000', ''),
      problem: problemOf(entry),
      // yauzl also counts, and fails an entry that turns out larger than it said.
      async open() {
        const stream = await zip.openReadStreamPromise(entry);
        // Heard by whoever reads it; one that fails before must not end the process.
        stream.on('error', () => {});
        return stream;
      },
    });
  }
  return entries;
}

function problemOf({ uncompressedSize, compressionMethod }: yauzl.Entry): string | undefined {
  if (uncompressedSize > fileLimits.bytesEach) {
    return `Larger than ${fileLimits.bytesEach / megabyte} MB`;
  }
  return compressionMethod === stored || compressionMethod === deflated
    ? undefined
    : 'Packed in a way that we cannot read';
}
