import type { FileType } from '@courtside/domain/files';

/** How much of the end of a file must be kept to read the directory of a packed document. */
export const directoryBytes = 256 * 1024;

const endRecordBytes = 22;
const endRecord = 0x06054b50;
const endSignature = 'PK\x05\x06';
const mostComment = 0xffff;
const entryRecord = 0x02014b50;
const mostUnpacked = 1024 * 1024 * 1024;
const suspiciousUnpacked = 50 * 1024 * 1024;
const mostRatio = 200;

/** Whether the end of a file is that of a ZIP archive, wherever the archive begins. */
export function endsAsArchive(tail: Buffer): boolean {
  const end = tail.subarray(-(endRecordBytes + mostComment));
  if (end.length < endRecordBytes) return false;
  let at = end.lastIndexOf(endSignature, end.length - endRecordBytes);
  while (at >= 0) {
    if (at + endRecordBytes + end.readUInt16LE(at + 20) === end.length) return true;
    at = at > 0 ? end.lastIndexOf(endSignature, at - 1) : -1;
  }
  return false;
}

/**
 * What an archive is, by the names in its directory. It must be an office document and nothing more: no
 * bytes before the first part or after the directory, no macros, no part outside, no more than a
 * document can unpack to.
 */
export function packedTypeOf(tail: Buffer, size: number): FileType | undefined {
  const end = tail.length - endRecordBytes;
  if (end < 0 || tail.readUInt32LE(end) !== endRecord) return undefined;
  const count = tail.readUInt16LE(end + 10);
  const bytes = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (offset + bytes !== size - endRecordBytes || bytes > end) return undefined;

  const names: string[] = [];
  let unpacked = 0;
  let startsAtOnce = false;
  let at = end - bytes;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > end || tail.readUInt32LE(at) !== entryRecord) return undefined;
    const nameBytes = tail.readUInt16LE(at + 28);
    unpacked += tail.readUInt32LE(at + 24);
    startsAtOnce ||= tail.readUInt32LE(at + 42) === 0;
    names.push(tail.toString('utf8', at + 46, at + 46 + nameBytes));
    at += 46 + nameBytes + tail.readUInt16LE(at + 30) + tail.readUInt16LE(at + 32);
  }
  const isBomb =
    unpacked > mostUnpacked || (unpacked > suspiciousUnpacked && unpacked > size * mostRatio);
  if (at !== end || !startsAtOnce || isBomb || names.some(isHarmful)) return undefined;
  if (!names.includes('[Content_Types].xml')) return undefined;
  if (names.some((name) => /^word\/document\d*\.xml$/.test(name))) return 'docx';
  if (names.some((name) => /^xl\/workbook\d*\.xml$/.test(name))) return 'xlsx';
  return undefined;
}

function isHarmful(name: string): boolean {
  return /^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)|vbaProject\.bin$/i.test(name);
}

const compoundTypes = {
  // A mail may carry documents of the other kinds, so it comes first.
  '__properties_version1.0': 'msg',
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
} as const;
const macros = '_VBA_PROJECT';
const blockBytes = 128;

/** Reads the names in the directory of an older office document or mail as it passes by. */
export class CompoundReader {
  readonly #found = new Set<string>();
  #rest: Buffer = Buffer.alloc(0);

  add(chunk: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    let at = 0;
    for (; at + blockBytes <= bytes.length; at += blockBytes) {
      const name = entryName(bytes, at);
      if (name === macros || (name && name in compoundTypes)) this.#found.add(name);
    }
    this.#rest = bytes.subarray(at);
  }

  /** A document within a document leaves traces of both: the ending of its name then decides. */
  typeFor(extension: string): FileType | undefined {
    if (this.#found.has(macros)) return undefined;
    const types = Object.entries(compoundTypes)
      .filter(([name]) => this.#found.has(name))
      .map(([, type]) => type);
    return types.find((type) => type === extension) ?? types[0];
  }
}

/** The directory is made of blocks that hold a name, its length and whether it is a folder or a stream. */
function entryName(bytes: Buffer, at: number): string | undefined {
  const kind = bytes[at + 66];
  if (kind !== 1 && kind !== 2) return undefined;
  const nameBytes = bytes.readUInt16LE(at + 64);
  if (nameBytes < 4 || nameBytes > 64) return undefined;
  return bytes.toString('utf16le', at, at + nameBytes - 2);
}
