import { describe, expect, it } from 'vitest';
import { reportClock } from './report-clock.ts';

const at = (iso: string) => Date.parse(iso);

describe('the clock of a report', () => {
  it.each([
    ['2026-03-12T18:29:00Z', 'Report due in 21 h', false],
    ['2026-03-13T14:45:00Z', 'Report due in 45 min', false],
    ['2026-03-13T15:30:00Z', 'Report due in 0 min', false],
    ['2026-03-10T15:30:00Z', 'Report due in 3 days', false],
    ['2026-03-13T15:30:30Z', 'Report overdue by 0 min', true],
    ['2026-03-13T15:31:00Z', 'Report overdue by 1 min', true],
    ['2026-03-14T18:30:00Z', 'Report overdue by 27 h', true],
    ['2026-03-20T15:30:00Z', 'Report overdue by 7 days', true],
  ])('at %s says %s', (now, words, isOverdue) => {
    expect(reportClock('2026-03-13T15:30:00Z', at(now))).toEqual({ words, isOverdue });
  });
});
