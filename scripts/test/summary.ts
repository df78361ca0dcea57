import type { Report } from './read-report.ts';
import type { Result } from './run-step.ts';

/** As much of an error as tells what was awaited and what came. */
const linesOfError = 12;
const mostFailures = 10;

/** One row a step, why what failed did, and as the last line alone the count of tests. */
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
  return ['', ...lines, ...failureLines(results), '', `${passed} passed, ${failed} failed`].join(
    '\n',
  );
}

function failureLines(results: readonly Result[]): string[] {
  const failures = results.flatMap((result) => result.failures);
  const told = failures.slice(0, mostFailures).flatMap(({ test, error }) => {
    const lines = error.split('\n').filter((line) => line.trim() !== '');
    return ['', test, ...lines.slice(0, linesOfError).map((line) => `  ${line}`)];
  });
  const rest = failures.length - mostFailures;
  return rest > 0 ? [...told, '', `and ${rest} more`] : told;
}

function countsOf({ passed, failed, skipped }: Report): string {
  return [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
