import type { Figure } from './suite.ts';

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

const columns = [
  ['what', 40],
  ['ours req/s', 11],
  ['raw req/s', 11],
  ['ratio', 7],
  ['aim', 6],
  ['rounds from-to', 16],
  ['cpu ours', 10],
  ['cpu raw', 10],
] as const;

export function printFigures(figures: readonly Figure[]): void {
  printRow(columns.map(([title]) => title));
  for (const { what, ours, raw, oursCpu, rawCpu, aim } of figures) {
    const ratios = ours.map((value, round) => value / (raw[round] ?? Number.NaN));
    printRow([
      what,
      median(ours).toFixed(0),
      median(raw).toFixed(0),
      median(ratios).toFixed(2),
      aim.toFixed(2),
      `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`,
      `${median(oursCpu).toFixed(0)} µs`,
      `${median(rawCpu).toFixed(0)} µs`,
    ]);
  }
}

function printRow(cells: readonly string[]): void {
  const padded = cells.map((cell, i) => {
    const width = columns[i]?.[1] ?? 0;
    return i === 0 ? cell.padEnd(width) : cell.padStart(width);
  });
  process.stdout.write(`${padded.join(' ')}\n`);
}
