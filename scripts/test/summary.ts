import type { Result } from './run-step.ts';

/** One row a step, and as the last line alone the count of tests. */
export function summarise(results: readonly Result[]): string {
  const rows = results.map(({ step, isOk, seconds, ...counts }) => [
    isOk ? 'ok' : 'FAILED',
    step.name,
    step.does,
    step.reports ? countsOf(counts) : '',
    `${seconds.toFixed(1)} s`,
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  const passed = sum(results.map((result) => result.passed));
  const failed = sum(results.map((result) => result.failed));
  return ['', ...lines, '', `${passed} passed, ${failed} failed`].join('\n');
}

function countsOf({ passed, failed, skipped }: Omit<Result, 'step' | 'isOk' | 'seconds'>): string {
  return [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
