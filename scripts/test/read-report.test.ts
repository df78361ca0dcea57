import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './read-report.ts';

test('a file that could not be loaded, and a test that failed, are told by name', () => {
  const report = readVitest({
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [
      { name: 'broken.test.ts', message: 'Cannot find module', assertionResults: [] },
      {
        name: 'sums.test.ts',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'divides',
            status: 'failed',
            failureMessages: ['\u001b[31mby zero\u001b[0m'],
          },
        ],
      },
    ],
  });
  expect(report).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: [
      { test: 'broken.test.ts', error: 'Cannot find module' },
      { test: 'divides', error: 'by zero' },
    ],
  });
});

test('a journey is told with its size, its file and its first error', () => {
  const passed = { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] };
  const failed = {
    projectName: 'phone',
    status: 'unexpected',
    results: [{ errors: [{ message: 'not visible' }, { message: 'and then this' }] }],
  };
  const { failures, ...counts } = readPlaywright({
    stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [
      {
        specs: [],
        suites: [{ specs: [{ file: 'a.spec.ts', title: 'an order', tests: [passed, failed] }] }],
      },
    ],
  });
  expect(counts).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(failures).toEqual([{ test: '[phone] a.spec.ts: an order', error: 'not visible' }]);
});
