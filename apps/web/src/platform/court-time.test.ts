import { describe, expect, it } from 'vitest';
import { courtDay, formatCourtHour, formatCourtTime, zoneName } from './court-time.ts';

describe('formatCourtTime', () => {
  it.each([
    ['2026-03-12T15:30:00.000Z', 'America/Los_Angeles', 'Mar 12, 2026, 8:30 AM PDT'],
    ['2026-11-01T09:30:00.000Z', 'America/Los_Angeles', 'Nov 1, 2026, 1:30 AM PST'],
    ['2026-07-01T02:00:00.000Z', 'America/Phoenix', 'Jun 30, 2026, 7:00 PM MST'],
  ])('%s in %s is %s', (instant, zone, text) => {
    expect(formatCourtTime(instant, zone)).toBe(text);
  });
});

it('names a zone as people do, and one it does not know by its code', () => {
  expect(zoneName('America/Los_Angeles')).toBe('Pacific');
  expect(zoneName('Europe/Paris')).toBe('Europe/Paris');
});

it('tells the hour alone with its zone', () => {
  const at = '2026-03-12T15:30:00.000Z';
  expect(formatCourtHour(at, 'America/Los_Angeles')).toBe('8:30 AM PDT');
  expect(formatCourtHour(at, 'America/Phoenix')).toBe('8:30 AM MST');
});

it('knows the day at the court, which may be another than ours', () => {
  expect(courtDay('2026-07-01T02:00:00.000Z', 'America/Phoenix')).toBe('2026-06-30');
  expect(courtDay('2026-07-01T17:00:00.000Z', 'America/New_York')).toBe('2026-07-01');
});
