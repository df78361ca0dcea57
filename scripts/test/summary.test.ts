import { expect, test } from 'vitest';
import type { Result } from './run-step.ts';
import { summarise } from './summary.ts';

function result(name: string, values: Partial<Result>): Result {
  const step: Result['step'] = { name, does: `does ${name}`, command: [], reports: 'vitest' };
  return {
    step,
    isOk: true,
    seconds: 1.25,
    output: '',
    passed: 0,
    failed: 0,
    skipped: 0,
    failures: [],
    ...values,
  };
}

test('the last line alone counts the tests of every step', () => {
  const text = summarise([
    result('unit', { passed: 40, skipped: 1 }),
    result('api', { isOk: false, passed: 7, failed: 2 }),
  ]);
  expect(text.split('\n')).toEqual([
    '',
    'ok      unit  does unit  40 passed, 1 skipped  1.3 s',
    'FAILED  api   does api   7 passed, 2 failed    1.3 s',
    '',
    '47 passed, 2 failed',
  ]);
});

test('why a test failed is told at the end, in a few lines', () => {
  const error = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`).join('\n\n');
  const text = summarise([
    result('unit', { passed: 1 }),
    result('browser', {
      isOk: false,
      failed: 11,
      failures: Array.from({ length: 11 }, (_, index) => ({ test: `journey ${index}`, error })),
    }),
  ]);
  const lines = text.split('\n');
  expect(lines.slice(4, 6)).toEqual(['journey 0', '  line 1']);
  expect(lines).toContain('  line 12');
  expect(lines).not.toContain('  line 13');
  expect(lines.slice(-4)).toEqual(['', 'and 1 more', '', '1 passed, 11 failed']);
});
