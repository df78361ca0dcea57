import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { readCsv } from './read-csv.ts';

async function textOf(rows: Parameters<typeof csvOf>[0]): Promise<string> {
  return (await Array.fromAsync(csvOf(rows))).join('');
}
const read = (...parts: (string | Buffer)[]) =>
  Array.fromAsync(readCsv(Readable.from(parts.map((part) => Buffer.from(part)))));
const cellsOf = async (...parts: string[]) => (await read(...parts)).map(({ cells }) => cells);
const refused = (...parts: (string | Buffer)[]) =>
  read(...parts).then(
    () => 'nothing refused',
    (error: Error) => error.message,
  );

describe('a file we write', () => {
  it('begins with a byte order mark, ends lines with CRLF, and quotes what needs quotes', async () => {
    const rows = [
      ['name', 'note'],
      ['a "b"', 'x, y'],
      ['two\nlines', ' spaced '],
      ['one; two', null],
    ];
    expect(await textOf(rows)).toBe(
      '\uFEFFname,note\r\n"a ""b""","x, y"\r\n"two\nlines"," spaced "\r\n"one; two",\r\n',
    );
  });

  it.each([
    ['=HYPERLINK("http://evil.test")', `"'=HYPERLINK(""http://evil.test"")"`],
    ['+1 555-010-0199', "'+1 555-010-0199"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['  =1', "'  =1"],
    ['\u00A0=1', "'\u00A0=1"],
    ['\u200B=1', "'\u200B=1"],
    ['\uFEFF=1', "'\uFEFF=1"],
    ['＝1', "'＝1"],
    ['＠x', "'＠x"],
    ["'=1", "''=1"],
  ])('makes %j text', async (value, written) => {
    expect(await textOf([[value]])).toBe(`\uFEFF${written}\r\n`);
  });

  it.each([
    [-12.5, '-12.5'],
    [0, '0'],
    [-5n, '-5'],
    [true, 'true'],
    [new Date('2026-11-15T08:00:00Z'), '2026-11-15T08:00:00.000Z'],
    [Number.NEGATIVE_INFINITY, "'-Infinity"],
    ["O'Brien", "O'Brien"],
    ['a=b', 'a=b'],
    [undefined, ''],
  ])('writes %s as it is', async (value, written) => {
    expect(await textOf([[value]])).toBe(`\uFEFF${written}\r\n`);
  });

  it('refuses what is no cell', async () => {
    await expect(textOf([[{ a: 1 }]])).rejects.toThrow('A object cannot be a cell');
  });

  it('comes in chunks of many rows', async () => {
    const rows = Array.from({ length: 20_000 }, (_, i) => [`row ${i}`, 'x'.repeat(20)]);
    const chunks = await Array.fromAsync(csvOf(rows));
    expect(chunks.length).toBeGreaterThan(5);
    expect(chunks.length).toBeLessThan(20);
    expect(chunks.join('').split('\r\n')).toHaveLength(20_001);
  });

  it('gives back every text when it is read again', async () => {
    const cell = fc
      .oneof(
        fc.string({ unit: 'binary' }),
        fc.string({
          unit: fc.constantFrom('=', '+', "'", '"', ',', ';', '\r', '\n', '\t', ' ', 'é'),
        }),
      )
      .filter((text) => !text.includes('\0'));
    // A row of one empty cell is an empty line, which a reader leaves out.
    const table = fc
      .integer({ min: 1, max: 5 })
      .chain((width) =>
        fc.array(
          fc
            .array(cell, { minLength: width, maxLength: width })
            .filter((row) => row.some((text) => text !== '')),
        ),
      );
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const all = [['a', 'b', 'c'], ...rows];
        const chunks = [];
        for await (const chunk of csvOf(all)) chunks.push(chunk);
        expect(await cellsOf(...chunks)).toEqual(all);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a file we read', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['tabs', 'a\tb\r1\t2'],
    ['mixed line ends', 'a,b\r\n1,2\n\r\r\n'],
    ['a byte order mark', '\uFEFFa,b\r\n1,2'],
    ['quoted headings with other separators', '"a",b\n1,2'],
  ])('may have %s', async (_, text) => {
    expect(await cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('numbers its lines as an editor does, also after empty ones and breaks in cells', async () => {
    expect(await read('a,b\r\n\r\n"x\r\ny\nz",1\r\n\r\nlast,2\r\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['x\r\ny\nz', '1'] },
      { line: 7, cells: ['last', '2'] },
    ]);
  });

  it('is put together from pieces cut anywhere', async () => {
    const bytes = Buffer.from('naïve,b\r\n"é, ü",漢字\r\n');
    for (let size = 1; size < 8; size += 1) {
      const parts = [];
      for (let at = 0; at < bytes.length; at += size) parts.push(bytes.subarray(at, at + size));
      expect(await read(...parts)).toEqual([
        { line: 1, cells: ['naïve', 'b'] },
        { line: 2, cells: ['é, ü', '漢字'] },
      ]);
    }
  });

  it('is empty when there is nothing in it', async () => {
    expect(await read()).toEqual([]);
    expect(await read('\uFEFF\r\n\r\n')).toEqual([]);
  });

  it.each([
    [
      'bytes that are not UTF-8',
      [Buffer.from('a,b\r\n1,2\r\n'), Buffer.from([0x4a, 0xe9, 0x2c, 0x31, 0x0a])],
      'Line 3 is not in UTF-8. Save the file as “CSV UTF-8” and try again.',
    ],
    [
      'a character cut off at the end',
      [Buffer.from('a,b\n1,'), Buffer.from([0xc3])],
      'Line 2 is not in UTF-8. Save the file as “CSV UTF-8” and try again.',
    ],
    ['binary rubbish', [Buffer.from([0x7f, 0, 1, 2])], 'This is neither a CSV nor an XLSX file.'],
    ['an open quote', ['a,b\n"1,2\n3,4\n'], 'A quotation mark is opened and never closed.'],
    [
      'a stray quote',
      ['a,b\n1,2\n5" pipe,2\n'],
      'Line 3: a quotation mark stands where none can. Write it twice inside quotes.',
    ],
    ['too many columns', [`a\n${','.repeat(200)}\n`], 'Line 2 has more than 200 columns.'],
    [
      'a cell too long',
      [`a,b\n1,${'x'.repeat(2001)}\n`],
      'Line 2, column 2: more than 2,000 characters.',
    ],
    [
      'a line without end',
      ['x'.repeat(700_000), 'x'.repeat(700_000)],
      'Line 1 is too long for a table.',
    ],
    [
      'a record without end',
      [`a\n"${'x\n'.repeat(400_000)}`],
      'Line 262146 is too long for a table.',
    ],
    ['too many lines', ['a\n'.repeat(200_001)], 'The file has more than 200,000 lines.'],
  ])('is refused for %s', async (_, parts, message) => {
    expect(await refused(...parts)).toBe(message);
  });

  it('passes on what its source failed with', async () => {
    const source = new Readable({ read() {} });
    source.push('a,b\n1,2\n');
    const reading = Array.fromAsync(readCsv(source));
    source.destroy(new Error('cut off'));
    await expect(reading).rejects.toThrow('cut off');
  });
});
