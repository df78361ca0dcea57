import { existsSync, readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number; skipped: number };

type VitestReport = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>;
type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
};

/** What a test runner reported; nothing when it ended before it could. */
export function readCounts(kind: 'vitest' | 'playwright', file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest'
    ? countVitest(report as VitestReport)
    : countPlaywright(report as PlaywrightReport);
}

function countVitest(report: VitestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
}

function countPlaywright({ stats }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}
