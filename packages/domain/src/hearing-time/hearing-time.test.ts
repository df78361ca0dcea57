import { describe, expect, it } from 'vitest';
import { hearingTime, isDay, zoneAbbreviation } from './index.ts';

const at = (iso: string): number => Date.parse(iso);

describe('a court-local time', () => {
  it.each([
    ['2026-07-01', '09:30', 'America/Los_Angeles', '2026-07-01T16:30:00Z'],
    ['2026-12-01', '09:30', 'America/Los_Angeles', '2026-12-01T17:30:00Z'],
    ['2026-07-01', '09:30', 'America/Phoenix', '2026-07-01T16:30:00Z'],
    ['2026-12-01', '09:30', 'Pacific/Honolulu', '2026-12-01T19:30:00Z'],
    ['2028-02-29', '08:00', 'America/New_York', '2028-02-29T13:00:00Z'],
    ['2026-07-01', '09:30', 'America/Indiana/Knox', '2026-07-01T14:30:00Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(hearingTime({ date, time }, zone)).toEqual({ kind: 'exact', epochMs: at(instant) });
  });

  it('that the clocks skip does not exist, whichever is asked for', () => {
    const skipped = { date: '2026-03-08', time: '02:30' };
    expect(hearingTime(skipped, 'America/New_York')).toEqual({ kind: 'gap' });
    expect(hearingTime(skipped, 'America/New_York', 'later')).toEqual({ kind: 'gap' });
    expect(hearingTime(skipped, 'America/Phoenix').kind).toBe('exact');
  });

  it('that comes twice asks which', () => {
    const twice = { date: '2026-11-01', time: '01:30' };
    const [earlierMs, laterMs] = [at('2026-11-01T05:30:00Z'), at('2026-11-01T06:30:00Z')];
    expect(hearingTime(twice, 'America/New_York')).toEqual({
      kind: 'ambiguous',
      earlierMs,
      laterMs,
    });
    expect(hearingTime(twice, 'America/New_York', 'earlier')).toEqual({
      kind: 'exact',
      epochMs: earlierMs,
    });
    expect(hearingTime(twice, 'America/New_York', 'later')).toEqual({
      kind: 'exact',
      epochMs: laterMs,
    });
  });
});

it.each([
  ['0000-01-01', false],
  ['0001-01-01', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['20260101', false],
  ['tomorrow', false],
])('%s is a day: %s', (date, is) => {
  expect(isDay(date)).toBe(is);
});

it.each([
  ['2026-04-23', '08:30', 'America/Los_Angeles', 'PDT'],
  ['2026-12-01', '08:30', 'America/Los_Angeles', 'PST'],
  ['2026-11-01', '03:00', 'America/New_York', 'EST'],
  ['2026-03-08', '02:30', 'America/New_York', 'EDT'],
  ['2026-07-01', '09:30', 'America/Phoenix', 'MST'],
])('the clock of %s %s in %s goes by %s', (date, time, zone, abbreviation) => {
  expect(zoneAbbreviation({ date, time }, zone)).toBe(abbreviation);
});
