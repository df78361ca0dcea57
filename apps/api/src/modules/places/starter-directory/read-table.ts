import { readFileSync } from 'node:fs';

const folder = new URL('../../../../reference/', import.meta.url);

/** The rows of a reference table. The columns must be those of the file, in their order. */
export function readTable<Column extends string>(
  file: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  return parseTable(file, readFileSync(new URL(file, folder), 'utf8'), columns);
}

/** Tab-separated, one header line, no quoting: names have apostrophes. */
export function parseTable<Column extends string>(
  file: string,
  text: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const [header, ...lines] = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (header !== columns.join('\t')) {
    throw new Error(`${file} should have the columns ${columns.join(', ')}`);
  }
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length) {
      throw new Error(`${file}, line ${index + 2} should have ${columns.length} cells`);
    }
    const row: Partial<Record<Column, string>> = {};
    for (const [place, column] of columns.entries()) row[column] = cells[place] ?? '';
    return row as Record<Column, string>;
  });
}

/** A cell that must hold one of the words that the domain knows. */
export function oneOf<Word extends string>(words: readonly Word[], cell: string): Word {
  const word = words.find((each) => each === cell);
  if (word === undefined) throw new Error(`"${cell}" should be one of ${words.join(', ')}`);
  return word;
}

/** A comma-separated list of such words. */
export function eachOf<Word extends string>(words: readonly Word[], cell: string): Word[] {
  return cell.split(',').map((word) => oneOf(words, word));
}
