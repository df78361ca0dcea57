import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

type Failure = { test: string; error: string };
export type Report = { passed: number; failed: number; skipped: number; failures: Failure[] };

export const nothing: Report = { passed: 0, failed: 0, skipped: 0, failures: [] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { errors: { message?: string }[] }[];
    }[];
  }[];
};
type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  suites: PlaywrightSuite[];
};

/** What a test runner reported; nothing when it ended before it could. */
export function readReport(kind: 'vitest' | 'playwright', file: string): Report {
  if (!existsSync(file)) return nothing;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest'
    ? readVitest(report as VitestReport)
    : readPlaywright(report as PlaywrightReport);
}

export function readVitest(report: VitestReport): Report {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [failure(name, message)] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0])),
    ]),
  };
}

export function readPlaywright({ stats, suites }: PlaywrightReport): Report {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresIn),
  };
}

function failuresIn({ suites = [], specs }: PlaywrightSuite): Failure[] {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const [error] = results.flatMap(({ errors }) => errors);
        return failure(`[${projectName}] ${file}: ${title}`, error?.message);
      }),
  );
  return [...here, ...suites.flatMap(failuresIn)];
}

function failure(test: string, error = 'No error was reported.'): Failure {
  return { test, error: stripVTControlCharacters(error) };
}
