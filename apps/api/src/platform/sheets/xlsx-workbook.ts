import { unreadable } from './sheet-line.ts';
import { type NumberFormat, numberFormat } from './xlsx-numbers.ts';
import type { XlsxParts, XmlReader } from './xlsx-parts.ts';

/** What the cells of a sheet refer to. */
export interface Workbook {
  /** The part that holds the first sheet. */
  sheet: string;
  texts: string[];
  /** By the number that a cell gives as its style. */
  formats: NumberFormat[];
}

const maxTexts = 3_000_000;
const maxTextLength = 60_000_000;

export async function readWorkbook(parts: XlsxParts): Promise<Workbook> {
  const sheetId = await readFirstSheetId(parts);
  const relations = await readRelations(parts);
  const sheet = relations.find(({ id }) => id === sheetId)?.target;
  if (!sheet) throw unreadable('This workbook has no sheet.');
  const pathTo = (kind: string) => relations.find(({ type }) => type.endsWith(`/${kind}`))?.target;
  return {
    sheet,
    texts: await readTexts(parts, pathTo('sharedStrings')),
    formats: await readFormats(parts, pathTo('styles')),
  };
}

async function readAll(parts: XlsxParts, name: string, reader: XmlReader): Promise<void> {
  for await (const _ of parts.read(name, reader));
}

async function readFirstSheetId(parts: XlsxParts): Promise<string | undefined> {
  let first: string | undefined;
  await readAll(parts, 'xl/workbook.xml', {
    open(tag, attributes) {
      if (tag === 'sheet') first ??= attributes['r:id'] ?? attributes['relationships:id'];
    },
  });
  return first;
}

async function readRelations(parts: XlsxParts) {
  const relations: { id: string; type: string; target: string }[] = [];
  await readAll(parts, 'xl/_rels/workbook.xml.rels', {
    open(tag, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (tag !== 'Relationship') return;
      relations.push({ id, type, target: new URL(target, 'zip:/xl/').pathname.slice(1) });
    },
  });
  return relations;
}

async function readTexts(parts: XlsxParts, name: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (!name || !parts.has(name)) return texts;
  let length = 0;
  const reader = textReader((text) => {
    length += text.length;
    if (texts.length >= maxTexts || length > maxTextLength) {
      throw unreadable('This workbook holds too much text.');
    }
    texts.push(text);
  });
  await readAll(parts, name, reader);
  return texts;
}

/** Collects what stands in each `si`; hints how to pronounce it (`rPh`) do not belong to it. */
function textReader(take: (text: string) => void): XmlReader {
  let text = '';
  let isText = false;
  let isHint = false;
  return {
    open(tag) {
      if (tag === 'si') text = '';
      else if (tag === 'rPh') isHint = true;
      else if (tag === 't') isText = !isHint;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(tag) {
      if (tag === 'si') take(plainText(text));
      else if (tag === 'rPh') isHint = false;
      else if (tag === 't') isText = false;
    },
  };
}

/** Characters that XML cannot hold are written `_x000D_` in a workbook. */
export function plainText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9A-F]{4})_/gi, (whole, hex: string) => {
    const code = Number.parseInt(hex, 16);
    // Nothing that PostgreSQL cannot keep: no NUL, no half of a character.
    return code === 0 || (code >= 0xd800 && code <= 0xdfff) ? whole : String.fromCharCode(code);
  });
}

async function readFormats(parts: XlsxParts, name: string | undefined): Promise<NumberFormat[]> {
  const formats: NumberFormat[] = [];
  if (!name || !parts.has(name)) return formats;
  const codes = new Map<string, string>();
  let isCells = false;
  await readAll(parts, name, {
    open(tag, { numFmtId = '', formatCode = '' }) {
      if (tag === 'numFmt') codes.set(numFmtId, formatCode);
      else if (tag === 'cellXfs') isCells = true;
      else if (tag === 'xf' && isCells) {
        formats.push(numberFormat(Number(numFmtId), codes.get(numFmtId)));
      }
    },
    close(tag) {
      if (tag === 'cellXfs') isCells = false;
    },
  });
  return formats;
}
