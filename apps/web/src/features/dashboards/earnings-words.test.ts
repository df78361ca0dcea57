import { expect, it } from 'vitest';
import { earningsChart } from './earnings-words.ts';

const month = (name: string, completedCents = 0, reportedCents = 0, appearances = 0) => ({
  month: name,
  completedCents,
  reportedCents,
  appearances,
});

it('sums up a year of fees', () => {
  const chart = earningsChart([
    month('2026-09'),
    month('2026-10', 22_000, 11_000, 3),
    month('2026-11', 0, 9_550, 1),
  ]);
  expect(chart?.summary).toBe(
    '$425.50 for 4 appearances in twelve months, most in October 2026: $330.00.',
  );
  expect(chart?.bars[1]).toEqual({
    key: '2026-10',
    label: 'Oct',
    name: 'October 2026',
    values: { completed: 22_000, reported: 11_000 },
  });
});

it('draws nothing of nothing', () => {
  expect(earningsChart([month('2026-11')])).toBeUndefined();
});
