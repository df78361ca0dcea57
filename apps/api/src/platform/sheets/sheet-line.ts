import { Refusal } from '../refusal.ts';

export interface SheetLine {
  /** As a text editor or a spreadsheet numbers it. */
  line: number;
  cells: string[];
}

export const sheetLimits = { lines: 200_000, columns: 200, cellLength: 2_000 };
export type SheetLimits = typeof sheetLimits;

/** A file that cannot be read, in words for the person who made it. */
export function unreadable(message: string): Refusal {
  return new Refusal('invalid_request', { message, errors: { file: message } });
}

/** Every line of a file, checked against what a sheet may be. */
export async function* withinLimits(
  lines: AsyncIterable<SheetLine>,
  limits: SheetLimits,
): AsyncIterable<SheetLine> {
  let count = 0;
  for await (const one of lines) {
    count += 1;
    if (count > limits.lines) {
      throw unreadable(`The file has more than ${inWords(limits.lines)} lines.`);
    }
    if (one.cells.length > limits.columns) {
      throw unreadable(`Line ${one.line} has more than ${limits.columns} columns.`);
    }
    const long = one.cells.findIndex((cell) => cell.length > limits.cellLength);
    if (long >= 0) {
      const where = `Line ${one.line}, column ${long + 1}`;
      throw unreadable(`${where}: more than ${inWords(limits.cellLength)} characters.`);
    }
    yield one;
  }
}

function inWords(limit: number): string {
  return limit.toLocaleString('en-US');
}
