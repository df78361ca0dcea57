import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import yauzl from 'yauzl';
import { unreadable } from './sheet-line.ts';

/** Of everything in the file together, unpacked. The largest table we take needs less than half. */
const maxUnpacked = 300 * 1024 * 1024;
const maxParts = 1_000;
/** Of what stands between two tags, which is held in memory until it ends. */
const maxPiece = 4 * 1024 * 1024;

export interface XlsxParts {
  has(name: string): boolean;
  /** Feeds a part to the reader, and says after each piece that there may be something new. */
  read(name: string, reader: XmlReader): AsyncIterable<void>;
}

export interface XmlReader {
  open?(tag: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(tag: string): void;
}

/** The parts of a workbook, once it is known that they are not a bomb. */
export async function openXlsx(fd: number): Promise<XlsxParts> {
  const zip = await yauzl.fromFdPromise(fd, { autoClose: false });
  const entries = new Map<string, yauzl.Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw unreadable('This workbook is protected by a password.');
    unpacked += entry.uncompressedSize;
    if (unpacked > maxUnpacked || entries.size >= maxParts) {
      throw unreadable('This workbook is too large once unpacked.');
    }
    entries.set(entry.fileName, entry);
  }
  return {
    has: (name) => entries.has(name),
    async *read(name, reader) {
      const entry = entries.get(name);
      if (!entry) throw unreadable('This is not a complete XLSX workbook.');
      // yauzl also counts, and fails a part that turns out larger than it said.
      yield* parseXml(await zip.openReadStreamPromise(entry), reader);
    },
  };
}

async function* parseXml(stream: Readable, reader: XmlReader): AsyncIterable<void> {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  // Entities of its own are what small files grow huge with.
  parser.on('doctype', () => {
    throw unreadable('This workbook holds something that no workbook needs.');
  });
  let piece = 0;
  parser.on('opentag', ({ name, attributes }) => {
    piece = 0;
    reader.open?.(localName(name), attributes);
  });
  parser.on('text', (text) => reader.text?.(text));
  parser.on('cdata', (text) => reader.text?.(text));
  parser.on('closetag', ({ name }) => reader.close?.(localName(name)));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    piece += chunk.length;
    parser.write(decoder.decode(chunk, { stream: true }));
    if (piece > maxPiece) throw unreadable('This workbook is too large once unpacked.');
    yield;
  }
  parser.write(decoder.decode()).close();
  yield;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
