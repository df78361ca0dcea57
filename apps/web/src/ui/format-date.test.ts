import { expect, it } from 'vitest';
import { formatIsoDate, formatLongDate, formatShortDate, formatTime } from './format-date.ts';

const evening = '2026-03-10T23:05:00.000Z';

it.each([
  [formatLongDate, 'March 10, 2026'],
  [formatShortDate, 'Mar 10, 2026'],
  [formatIsoDate, '2026-03-10'],
  [formatTime, '11:05 PM'],
])('writes an instant by the pattern of %o, in UTC', (format, written) => {
  expect(format(evening)).toBe(written);
});

it('reads offsets, and writes midnight and noon as 12', () => {
  expect(formatShortDate('2026-12-31T23:30:00-05:00')).toBe('Jan 1, 2027');
  expect(formatTime('2026-01-01T00:00:00Z')).toBe('12:00 AM');
  expect(formatTime('2026-01-01T12:00:00Z')).toBe('12:00 PM');
});
