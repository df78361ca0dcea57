import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { spool } from './spool.ts';
import { sheetXml, xlsxOf, xlsxWithRows } from './xlsx-fixture.ts';

async function read(bytes: Buffer) {
  const file = await spool(Readable.from([bytes]));
  try {
    return await Array.fromAsync(readSheet(file));
  } finally {
    await file.remove();
  }
}
const refused = (bytes: Buffer) =>
  read(bytes).then(
    () => 'nothing refused',
    (error: Error) => error.message,
  );
const damaged = 'This XLSX file is damaged. Save it anew or as CSV.';
const sheet = 'xl/worksheets/sheet1.xml';
const readRows = async (rows: string, more: Record<string, string> = {}) =>
  read(await xlsxOf({ [sheet]: sheetXml(rows), ...more }));

describe('a workbook', () => {
  it('gives its first sheet, with texts, numbers and gaps where they stand', async () => {
    const lines = await readRows(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
       <row r="2"/><row r="3"><c r="B3"/></row>
       <row r="4"><c r="A4" t="inlineStr"><is><t>a &amp; b</t></is></c>
         <c r="B4"><v>12.50</v></c><c r="C4" t="b"><v>1</v></c><c r="D4" t="e"><v>#N/A</v></c>
         <c r="E4" t="str"><f>1+1</f><v>two</v></c><c r="F4"><v>0.30000000000000004</v></c></row>`,
      {
        'xl/sharedStrings.xml': `<sst><si><t>Court</t></si><si><r><t>Coun</t></r><r><t>ty</t></r>
          <rPh sb="0" eb="1"><t>hint</t></rPh></si></sst>`,
      },
    );
    expect(lines).toEqual([
      { line: 1, cells: ['Court', '', 'County'] },
      { line: 4, cells: ['a & b', '12.5', 'true', '#N/A', 'two', '0.3'] },
    ]);
  });

  it('shows dates and padded numbers as its cells do', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/>
      <numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd hh:mm"/>
      <numFmt numFmtId="166" formatCode="0.00&quot; days&quot;"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>
      <xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`;
    const lines = await readRows(
      `<row><c s="1"><v>46341</v></c><c s="2"><v>6037</v></c><c s="3"><v>46341.5</v></c>
        <c s="4"><v>7</v></c><c s="0"><v>46341</v></c></row>`,
      { 'xl/styles.xml': styles },
    );
    expect(lines[0]?.cells).toEqual(['2026-11-15', '06037', '2026-11-15 12:00', '7', '46341']);
  });

  it('may write its tags with a prefix and characters by number', async () => {
    const prefixed = `<x:worksheet xmlns:x="m"><x:sheetData><x:row r="7"><x:c r="A7" t="str">
      <x:v>one_x000D_two_x0000__xD800_</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    expect(await read(await xlsxOf({ [sheet]: prefixed }))).toEqual([
      { line: 7, cells: ['one\rtwo_x0000__xD800_'] },
    ]);
  });

  it.each([
    ['cut off', async () => (await xlsxWithRows([['a'], ['b']])).subarray(0, -30)],
    ['rubbish behind the mark of a ZIP', async () => Buffer.from('PK\u0003\u0004rubbish, really')],
    ['XML that does not end', () => xlsxOf({ [sheet]: '<worksheet><sheetData><row>' })],
    [
      'bytes that are no text',
      () => xlsxOf({ [sheet]: Readable.from([Buffer.from([0xff, 0xfe])]) }),
    ],
    ['an entity nobody declared', () => xlsxOf({ [sheet]: sheetXml('<row>&lol;</row>') })],
    ['a cell without a place', () => xlsxOf({ [sheet]: sheetXml('<row><c r="7"/></row>') })],
    ['a row without a number', () => xlsxOf({ [sheet]: sheetXml('<row r="x"/>') })],
  ])('is refused when it is %s', async (_, make) => {
    expect(await refused(await make())).toBe(damaged);
  });

  it('is refused when it is protected, old, or no workbook at all', async () => {
    const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(await refused(old)).toBe(
      'This workbook is protected by a password or of an old kind. Save it as XLSX or CSV without one.',
    );
    const locked = await xlsxWithRows([['a']]);
    // The bit that says so, in the directory at the end of the file.
    for (let at = 0; (at = locked.indexOf('PK\u0001\u0002', at)) >= 0; at += 4) {
      locked.writeUInt16LE(locked.readUInt16LE(at + 8) | 1, at + 8);
    }
    expect(await refused(locked)).toBe('This workbook is protected by a password.');
    expect(await refused(await xlsxOf({}))).toBe('This is not a complete XLSX workbook.');
    const empty = await xlsxOf({ 'xl/workbook.xml': '<workbook/>' });
    expect(await refused(empty)).toBe('This workbook has no sheet.');
  });

  it('is refused when it declares entities of its own', async () => {
    const lol = `<!DOCTYPE a [<!ENTITY lol "lol">]>${sheetXml('<row/>')}`;
    expect(await refused(await xlsxOf({ [sheet]: lol }))).toBe(
      'This workbook holds something that no workbook needs.',
    );
  });

  it('is refused with too many columns or lines, also when they are far out', async () => {
    const far = sheetXml('<row r="3"><c r="GS3" t="str"><v>x</v></c></row>');
    expect(await refused(await xlsxOf({ [sheet]: far }))).toBe('Line 3 has more than 200 columns.');
    function* many() {
      for (let i = 0; i < 200_001; i += 1) yield ['x'];
    }
    expect(await refused(await xlsxWithRows(many()))).toBe('The file has more than 200,000 lines.');
  });
});

describe('a bomb', () => {
  const tooLarge = 'This workbook is too large once unpacked.';
  function* zeros(megabytes: number, before = '', after = '') {
    yield before;
    const piece = Buffer.alloc(1024 * 1024, 0x20);
    for (let i = 0; i < megabytes; i += 1) yield piece;
    yield after;
  }

  it('is refused by the size it declares, without being unpacked', async () => {
    const before = process.cpuUsage();
    const bomb = await xlsxOf({ [sheet]: '<a/>', bomb: Readable.from(zeros(310)) });
    const packing = process.cpuUsage(before).user;
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const packed = process.cpuUsage();
    expect(await refused(bomb)).toBe(tooLarge);
    expect(process.cpuUsage(packed).user / packing).toBeLessThan(0.1);
  });

  it('is refused by counting when it lies about its size', async () => {
    const bomb = await xlsxOf({ [sheet]: Readable.from(zeros(40, '<a>', '</a>')) });
    const entry = bomb.lastIndexOf('PK\u0001\u0002');
    bomb.writeUInt32LE(1000, entry + 24);
    expect(await refused(bomb)).toBe(damaged);
  });

  it('is refused when one text in it would fill the memory', async () => {
    const text = Readable.from(zeros(100, '<worksheet><v>', '</v></worksheet>'));
    const before = process.memoryUsage().rss;
    expect(await refused(await xlsxOf({ [sheet]: text }))).toBe(tooLarge);
    expect(process.memoryUsage().rss - before).toBeLessThan(80 * 1024 * 1024);
  });
});

describe('a spooled file', () => {
  it('has no name on disk, also while it is read', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('courtside-'));
    const file = await spool(Readable.from([Buffer.from('a,b\n1,2\n')]));
    const during = readdirSync(tmpdir()).filter((name) => name.startsWith('courtside-'));
    expect(during.filter((name) => !before.includes(name))).toEqual([]);
    expect(await Array.fromAsync(readSheet(file))).toHaveLength(2);
    await file.remove();
  });

  it('fails as its source does', async () => {
    const source = new Readable({ read() {} });
    source.push('a');
    const spooled = spool(source);
    source.destroy(new Error('cut off'));
    await expect(spooled).rejects.toThrow('cut off');
  });
});
