import { expect, it } from 'vitest';
import { hearingWords } from './words.ts';

it('tells a hearing in the zone of its court, with plain spaces', () => {
  expect(hearingWords('2026-03-10T16:30:00Z', 'America/Los_Angeles')).toBe(
    'Mar 10, 2026, 9:30 AM PDT',
  );
  expect(hearingWords('2026-12-01T02:00:00Z', 'Pacific/Honolulu')).toBe(
    'Nov 30, 2026, 4:00 PM HST',
  );
});
