import { expect, it } from 'vitest';
import type { Overview } from './overview-query.ts';
import { asideWords, coverageChart, spendChart, timeLeft } from './overview-words.ts';

type Month = Overview['months'][number];
const none = { covered: 0, open: 0, unfilled: 0, canceled: 0 };
const month = (name: string, given: Partial<Month>): Month => ({
  month: name,
  outcomes: none,
  spentCents: 0,
  spentByCaseType: [],
  ...given,
});

it('tells what became of the hearings', () => {
  const chart = coverageChart([
    month('2026-10', { outcomes: { covered: 3, open: 0, unfilled: 1, canceled: 0 } }),
    month('2026-11', { outcomes: { covered: 1, open: 2, unfilled: 0, canceled: 0 } }),
  ]);
  expect(chart?.summary).toBe('7 hearings in twelve months: 4 covered, 2 open, 1 not covered.');
  expect(chart?.series.map(({ label }) => label)).toEqual([
    'Covered',
    'Open',
    'Canceled',
    'Not covered',
  ]);
  expect(chart?.bars[1]).toEqual({
    key: '2026-11',
    label: 'Nov',
    name: 'November 2026',
    values: { covered: 1, open: 2, unfilled: 0, canceled: 0 },
  });
  expect(coverageChart([month('2026-11', {})])).toBeUndefined();
});

it('puts the smallest practice areas together, and no cent is lost', () => {
  const spent = (
    ['Civil', 'Probate', 'Criminal', 'Bankruptcy', 'Collections', 'FamilyLaw'] as const
  ).map((caseType, index) => ({ caseType, cents: 60_000 - index * 10_000 }));
  const chart = spendChart([
    month('2026-10', { spentCents: 210_000, spentByCaseType: spent }),
    month('2026-11', {
      spentCents: 5_000,
      spentByCaseType: [{ caseType: 'FamilyLaw', cents: 5_000 }],
    }),
  ]);
  expect(chart?.summary).toBe('$2,150.00 in twelve months, most in October 2026: $2,100.00.');
  expect(chart?.series.map(({ label }) => label)).toEqual([
    'Civil',
    'Probate',
    'Criminal',
    'Bankruptcy',
    'Other',
  ]);
  expect(chart?.bars[0]?.values).toEqual({
    Civil: 60_000,
    Probate: 50_000,
    Criminal: 40_000,
    Bankruptcy: 30_000,
    rest: 30_000,
  });
  expect(chart?.bars[1]?.values).toEqual({ rest: 5_000 });
  expect(spendChart([month('2026-11', {})])).toBeUndefined();
});

it('has no rest when five areas are all there is', () => {
  const spent = (['Civil', 'Probate', 'Criminal', 'Bankruptcy', 'Collections'] as const).map(
    (caseType) => ({ caseType, cents: 100 }),
  );
  const chart = spendChart([month('2026-10', { spentCents: 500, spentByCaseType: spent })]);
  expect(chart?.series).toHaveLength(5);
  expect(chart?.series.some(({ label }) => label === 'Other')).toBe(false);
});

it.each([
  ['2026-11-15T12:30:00Z', 'less than an hour'],
  ['2026-11-16T07:10:00Z', '19 h'],
  ['2026-11-17T11:59:00Z', '47 h'],
  ['2026-11-18T13:00:00Z', '3 days'],
])('until %s there is %s', (until, words) => {
  expect(timeLeft(until, Date.parse('2026-11-15T12:00:00Z'))).toBe(words);
});

it('tells whether the attorney has come and gone, by the court’s clock', () => {
  const hearing = {
    attorneyName: null,
    checkedInAt: null,
    checkedOutAt: null,
    timeZone: 'America/Los_Angeles',
  };
  expect(asideWords(hearing)).toBe('');
  const come = { ...hearing, attorneyName: 'Robin Vale', checkedInAt: '2026-11-15T16:21:00Z' };
  expect(asideWords(come)).toBe('Robin Vale. Checked in 8:21 AM PST');
  expect(asideWords({ ...come, checkedOutAt: '2026-11-15T17:12:00Z' })).toBe(
    'Robin Vale. Checked out 9:12 AM PST',
  );
});
