import type { FileAnswer } from '../http/context.ts';
import { csvOf } from './csv.ts';

export interface FaultyLine {
  line: number;
  cells: string[];
  problems: { column: string; message: string }[];
}

/** The faulty lines as they were handed in, each with what is wrong behind it. */
export function faultyLinesFile(
  fileName: string,
  columns: readonly string[],
  lines: AsyncIterable<FaultyLine> | Iterable<FaultyLine>,
): FileAnswer {
  async function* rows() {
    yield [...columns, 'What is wrong'];
    for await (const { cells, problems } of lines) {
      const filled = columns.map((_, position) => cells[position] ?? '');
      yield [...filled, problems.map(({ column, message }) => `${column}: ${message}`).join('; ')];
    }
  }
  return { fileName, content: csvOf(rows()) };
}
