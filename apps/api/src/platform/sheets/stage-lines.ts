import { type SheetLine, unreadable } from './sheet-line.ts';

const batchSize = 1_000;
const sampleLines = 5;
const sampleLength = 120;

/** Where the lines of a file are kept until it is known what they say. */
interface Staging<Kept> {
  /** Called once, before any line, with what heads the columns. */
  begin: (headings: string[]) => Promise<Kept>;
  add: (kept: Kept, lines: SheetLine[]) => Promise<void>;
}

interface Staged<Kept> {
  kept: Kept;
  count: number;
  /** The first lines, to recognize the columns by. */
  sample: string[][];
}

/** Puts a file with headings and at least one line below them into staging, batch by batch. */
export async function stageLines<Kept>(
  lines: AsyncIterable<SheetLine>,
  { begin, add }: Staging<Kept>,
): Promise<Staged<Kept>> {
  let staged: Staged<Kept> | undefined;
  let batch: SheetLine[] = [];
  for await (const one of lines) {
    if (!staged) {
      staged = { kept: await begin(headingsOf(one.cells)), count: 0, sample: [] };
      continue;
    }
    staged.count += 1;
    if (staged.sample.length < sampleLines) {
      staged.sample.push(one.cells.map((cell) => cell.slice(0, sampleLength).toWellFormed()));
    }
    if (batch.push(one) < batchSize) continue;
    await add(staged.kept, batch);
    batch = [];
  }
  if (!staged) throw unreadable('The file is empty.');
  if (staged.count === 0) throw unreadable('The file has headings and no lines below them.');
  await add(staged.kept, batch);
  return staged;
}

function headingsOf(cells: readonly string[]): string[] {
  const headings = cells.map((heading) => heading.trim().slice(0, 200).toWellFormed());
  if (headings.every((heading) => heading === '')) {
    throw unreadable('The first line has no headings.');
  }
  return headings;
}
