import { Buffer } from 'node:buffer';
import { createHash, randomBytes } from 'node:crypto';
import { fileTypeCodes } from '@courtside/domain/files';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import {
  aCompound,
  aDocx,
  aHeic,
  aJpg,
  anArchive,
  anXlsx,
  aPdf,
  aPng,
  aTiff,
} from '../../testing/sample-files.ts';
import { UploadInspector } from './inspect-upload.ts';

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** What a file is found to be, or how it is refused. */
async function judged(name: string, bytes: Buffer, piece = 65_536): Promise<string> {
  const inspector = new UploadInspector(name);
  try {
    const passed = Buffer.concat(await Array.fromAsync(inspector.pass(inPieces(bytes, piece))));
    const { type, size, sha256 } = inspector.result();
    expect(passed.equals(bytes)).toBe(true);
    expect(size).toBe(bytes.length);
    expect(sha256).toEqual(createHash('sha256').update(bytes).digest());
    return type;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code;
  }
}

const utf8 = (text: string) => Buffer.from(text);
const bomb = async () => {
  const bytes = await aDocx();
  // The size that the last entry of the directory says it unpacks to.
  const entry = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  bytes.writeUInt32LE(0x7fffffff, entry + 24);
  return bytes;
};

const taken: [string, string, Buffer | Promise<Buffer>][] = [
  ['pdf', 'a.pdf', aPdf()],
  ['pdf', 'a.exe', aPdf()],
  ['docx', 'a.docx', aDocx()],
  ['docx', 'a.docx', anArchive({ '[Content_Types].xml': '', 'word/document2.xml': '' })],
  ['xlsx', 'a.xlsx', anXlsx()],
  ['doc', 'a.doc', aCompound('1Table', 'WordDocument')],
  ['xls', 'a.xls', aCompound('Workbook')],
  ['xls', 'a.xls', aCompound('Book')],
  ['msg', 'a.msg', aCompound('__properties_version1.0', 'WordDocument')],
  ['doc', 'a.doc', aCompound('WordDocument', 'Workbook')],
  ['xls', 'a.xls', aCompound('WordDocument', 'Workbook')],
  ['rtf', 'a.rtf', utf8('{\\rtf1\\ansi Notice}')],
  ['txt', 'a.txt', utf8('Dear colleague, “please” appear. \t\r\n')],
  ['txt', 'notes', utf8('\ufeffNo ending, a mark at the start')],
  ['txt', 'a.txt', utf8('BMW Financial v. Pine')],
  ['txt', 'a.txt', utf8('MZ starts a program, but this is text')],
  ['csv', 'a.csv', utf8('party,role\r\n"Müller",plaintiff\r\n')],
  ['eml', 'a.eml', utf8('From: a@b.test\r\nSubject: x\r\n\r\n<html><script>1</script></html>')],
  ['jpg', 'a.jpg', aJpg()],
  ['png', 'a.png', aPng()],
  ['heic', 'a.heic', aHeic()],
  ['tiff', 'a.tif', aTiff()],
];

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const refused: [string, string, Buffer | Promise<Buffer>][] = [
  ['SVG', 'a.svg', utf8(svg)],
  ['SVG that is called text', 'a.txt', utf8(svg)],
  ['SVG after an XML line', 'a.txt', utf8(`<?xml version="1.0"?>${svg}`)],
  ['HTML', 'a.html', utf8('<!doctype html><script>alert(1)</script>')],
  ['HTML that is called text', 'a.txt', utf8('Hello <SCRIPT src=//evil.test></SCRIPT>')],
  ['HTML that is called mail', 'a.eml', utf8('<html><body>From: x</body></html>')],
  ['a shell script', 'a.txt', utf8('#!/bin/sh\nrm -rf /')],
  ['a script by its name', 'a.js', utf8('alert(1)')],
  ['a batch file by its name', 'a.bat', utf8('del *.*')],
  ['a program', 'a.pdf', Buffer.concat([utf8('MZ'), randomBytes(5000)])],
  ['a program of Linux', 'a.txt', Buffer.concat([utf8('\x7fELF'), Buffer.alloc(500, 1)])],
  ['nothing known', 'a.pdf', randomBytes(3000)],
  ['text in another encoding', 'a.txt', Buffer.from('M\xfcller', 'latin1')],
  ['text with half a character at its end', 'a.txt', Buffer.from([0x61, 0xe2, 0x82])],
  [
    'text with NUL far behind',
    'a.txt',
    Buffer.concat([Buffer.alloc(90_000, 'x'), Buffer.alloc(1)]),
  ],
  ['text with terminal controls', 'a.txt', utf8('\u001b]0;evil\u0007')],
  ['an archive', 'a.zip', anArchive({ 'a.pdf': 'x' })],
  ['an archive that is called a document', 'a.docx', anArchive({ 'a.exe': 'x' })],
  ['a document with macros', 'a.docx', aDocx({ 'word/vbaProject.bin': 'x' })],
  ['a bomb', 'a.docx', bomb()],
  ['a document with something behind', 'a.docx', aDocx().then((d) => Buffer.concat([d, aPdf()]))],
  ['a document with a hole in its directory', 'a.docx', aDocx().then((d) => d.subarray(0, -30))],
  ['a PDF that is an archive too', 'a.pdf', anXlsx().then((x) => Buffer.concat([aPdf(), x]))],
  ['a picture that is an archive too', 'a.jpg', anXlsx().then((x) => Buffer.concat([aJpg(), x]))],
  [
    'a picture that is an archive with another in its comment',
    'a.jpg',
    anArchive({ 'a.exe': 'x' }).then((zip) => {
      const comment = utf8('PK\x05\x06'.padEnd(40, '\0'));
      zip.writeUInt16LE(comment.length, zip.length - 2);
      return Buffer.concat([aJpg(), zip, comment]);
    }),
  ],
  ['a picture that is a page too', 'a.jpg', Buffer.concat([aJpg(), utf8('<html><script>')])],
  ['a picture that is a PDF too', 'a.jpg', Buffer.concat([aJpg(), aPdf()])],
  ['a PDF behind other bytes', 'a.pdf', Buffer.concat([Buffer.alloc(20), aPdf()])],
  ['a PDF behind a tag of music', 'a.pdf', Buffer.concat([utf8('ID3\x03\0\0\0\0\0\0'), aPdf()])],
  ['an installer', 'a.doc', aCompound('SummaryInformation', 'Binary')],
  ['an older document with macros', 'a.doc', aCompound('WordDocument', '_VBA_PROJECT')],
  ['an encrypted document', 'a.docx', aCompound('EncryptedPackage', 'EncryptionInfo')],
];

describe('a file is known by its content', () => {
  it.each(taken)('%s: %s', async (type, name, bytes) => {
    expect(await judged(name, await bytes)).toBe(type);
  });

  it.each(refused)('refused: %s', async (_, name, bytes) => {
    expect(await judged(name, await bytes)).toBe('unsupported_media_type');
  });

  it('refused: an empty one', async () => {
    expect(await judged('a.pdf', Buffer.alloc(0))).toBe('invalid_request');
  });

  it.each([5, 127, 4096])('also when it comes in pieces of %i', async (piece) => {
    for (const [type, name, bytes] of taken) {
      expect([name, await judged(name, await bytes, piece)]).toEqual([name, type]);
    }
  });

  it('and whatever it is, it is taken or refused in order', async () => {
    const starts = ['%PDF-', 'PK\x03\x04', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'II*\0', ''];
    const outcomes = [...fileTypeCodes, 'unsupported_media_type', 'invalid_request'];
    const ends = ['PK\x05\x06', ''];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom(...ends),
        fc.uint8Array({ maxLength: 30 }),
        async (start, middle, end, rest) => {
          const bytes = [Buffer.from(start, 'latin1'), middle, Buffer.from(end, 'latin1'), rest];
          expect(outcomes).toContain(await judged('a.pdf', Buffer.concat(bytes)));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('breaks off early what can never be accepted', async () => {
    let asked = 0;
    async function* endless(): AsyncGenerator<Buffer> {
      for (;;) {
        asked += 1;
        yield randomBytes(8192);
      }
    }
    const inspector = new UploadInspector('a.pdf');
    await expect(Array.fromAsync(inspector.pass(endless()))).rejects.toBeInstanceOf(Refusal);
    expect(asked).toBe(1);
  });
});
