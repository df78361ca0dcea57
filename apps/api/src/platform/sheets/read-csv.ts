import { pipeline, type Readable } from 'node:stream';
import { CsvError, type InfoRecord, parse } from 'csv-parse';
import { fromText } from './csv.ts';
import {
  type SheetLimits,
  type SheetLine,
  sheetLimits,
  unreadable,
  withinLimits,
} from './sheet-line.ts';
import { utf8Lines } from './utf8-lines.ts';

const delimiters = [',', ';', '\t'] as const;

/** The lines of a CSV file as they arrive. Empty ones are left out, and still counted. */
export function readCsv(
  stream: Readable,
  limits: SheetLimits = sheetLimits,
): AsyncIterable<SheetLine> {
  return withinLimits(parsedLines(stream), limits);
}

async function* parsedLines(stream: Readable): AsyncIterable<SheetLine> {
  const pieces = utf8Lines(stream)[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done) return;
  const parser = parse({
    bom: true,
    delimiter: guessDelimiter(first.value.toString('utf8')),
    info: true,
    max_record_size: 512 * 1024,
    // All of them: files that were pasted together mix their line ends.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
  });
  async function* all() {
    yield first.value as Buffer;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  }
  // What goes wrong is heard by the loop below, whichever of the parts it happens to.
  pipeline(all, parser, () => {});
  // The parser counts a CRLF inside a cell as two lines, and tells where a record ends.
  let doubled = 0;
  try {
    for await (const { info, record } of parser as AsyncIterable<Parsed>) {
      const breaks = count(/\r\n|\r|\n/g, record);
      if (breaks > 0) doubled += count(/\r\n/g, record);
      yield { line: info.lines - doubled - breaks, cells: record.map(fromText) };
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(inPlainWords(error)) : error;
  }
}

interface Parsed {
  info: InfoRecord;
  record: string[];
}

function guessDelimiter(text: string): string {
  const heading = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const counts = delimiters.map((delimiter) => heading.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

function count(pattern: RegExp, cells: string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(pattern)?.length ?? 0), 0);
}

function inPlainWords(error: CsvError): string {
  const at = `Line ${String(error['lines'])}`;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'A quotation mark is opened and never closed.';
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? `${at} is too long for a table.`
    : `${at}: a quotation mark stands where none can. Write it twice inside quotes.`;
}
