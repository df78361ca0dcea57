import { expect, it } from 'vitest';
import { monthAfter, monthOr, nameOfMonth, sheetOf } from './month.ts';

it.each([
  ['2026-11', '2026-11'],
  ['2026-13', '2026-01'],
  ['2026-1', '2026-01'],
  ['', '2026-01'],
])('takes %j from an address as %s', (text, month) => {
  expect(monthOr(text, '2026-01')).toBe(month);
});

it('goes from month to month across years', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});

it.each([
  ['2026-11', '2026-11-01', '2026-12-05'],
  ['2026-10', '2026-09-27', '2026-10-31'],
  ['2028-02', '2028-01-30', '2028-03-04'],
])('the sheet of %s is of whole weeks', (month, from, to) => {
  expect(sheetOf(month)).toEqual({ from, to });
});

it('names a month', () => {
  expect(nameOfMonth('2026-11')).toBe('November 2026');
});
