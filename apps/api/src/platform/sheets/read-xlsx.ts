import { Refusal } from '../refusal.ts';
import {
  type SheetLimits,
  type SheetLine,
  sheetLimits,
  unreadable,
  withinLimits,
} from './sheet-line.ts';
import type { SpooledFile } from './spool.ts';
import { shownNumber } from './xlsx-numbers.ts';
import { openXlsx, type XmlReader } from './xlsx-parts.ts';
import { plainText, readWorkbook, type Workbook } from './xlsx-workbook.ts';

/** The lines of the first sheet of a workbook. Empty ones are left out, and still counted. */
export function readXlsx(
  file: SpooledFile,
  limits: SheetLimits = sheetLimits,
): AsyncIterable<SheetLine> {
  return withinLimits(sheetLines(file), limits);
}

async function* sheetLines({ handle }: SpooledFile): AsyncIterable<SheetLine> {
  try {
    const parts = await openXlsx(handle.fd);
    const workbook = await readWorkbook(parts);
    let lines: SheetLine[] = [];
    const reader = sheetReader(workbook, (line) => lines.push(line));
    for await (const _ of parts.read(workbook.sheet, reader)) {
      const ready = lines;
      lines = [];
      yield* ready;
    }
  } catch (error) {
    // What the disk fails with is ours; everything else is how the file was made.
    if (error instanceof Refusal || (error instanceof Error && 'syscall' in error)) throw error;
    throw unreadable('This XLSX file is damaged. Save it anew or as CSV.');
  }
}

function sheetReader({ texts, formats }: Workbook, take: (line: SheetLine) => void): XmlReader {
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let cell: Record<string, string> = {};
  let value = '';
  let isValue = false;

  return {
    open(tag, attributes) {
      if (tag === 'row') {
        line = attributes['r'] === undefined ? line + 1 : Number(attributes['r']);
        if (!Number.isSafeInteger(line)) throw new Error('A row has no number');
        cells = [];
        column = -1;
      } else if (tag === 'c') {
        cell = attributes;
        column = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r']);
        value = '';
      } else if (tag === 'v' || tag === 't') {
        isValue = true;
      }
    },
    text(piece) {
      if (isValue) value += piece;
    },
    close(tag) {
      if (tag === 'v' || tag === 't') {
        isValue = false;
      } else if (tag === 'c') {
        const shown = shownValue();
        if (shown === '') return;
        if (column >= sheetLimits.columns) {
          throw unreadable(`Line ${line} has more than ${sheetLimits.columns} columns.`);
        }
        while (cells.length < column) cells.push('');
        cells[column] = shown;
      } else if (tag === 'row' && cells.length > 0) {
        take({ line, cells });
      }
    },
  };

  function shownValue(): string {
    switch (cell['t']) {
      case 's':
        return texts[Number(value)] ?? '';
      case 'inlineStr':
      case 'str':
        return plainText(value);
      case 'b':
        return value === '1' ? 'true' : 'false';
      case undefined:
      case 'n':
        return shownNumber(value, formats[Number(cell['s'] ?? 0)]);
      default:
        return value;
    }
  }
}

/** B7 is in column 1. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') {
    column = column * 26 + (letter.charCodeAt(0) - 64);
  }
  if (column === 0) throw new Error(`${reference} names no cell`);
  return column - 1;
}
