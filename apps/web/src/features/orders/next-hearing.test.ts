import { expect, it } from 'vitest';
import { leftOpen, nextHearing } from './next-hearing.ts';

const read = (query: string) => nextHearing(new URLSearchParams(query));

it('takes the next date of a case from a link', () => {
  expect(
    read('again=a&next=2&date=2026-04-23&time=08%3A30&department=17+%26+B&court=elsewhere'),
  ).toEqual({ date: '2026-04-23', time: '08:30', department: '17 & B' });
  expect(read('again=a')).toEqual({});
});

it.each([
  'date=2026-02-30&time=25:00&department=',
  'date=tomorrow&time=8.30',
  `department=${'x'.repeat(61)}`,
])('ignores %s', (query) => {
  expect(read(query)).toEqual({});
});

it('says what is left to enter', () => {
  expect(leftOpen(read('date=2026-04-23&time=08:30'))).toBe('Look at the date and time');
  expect(leftOpen(read('date=2026-04-23'))).toBe('Enter the time');
  expect(leftOpen(read('department=17'))).toBe('Enter the date and time');
});
