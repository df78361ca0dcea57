import { describe, expect, it } from 'vitest';
import { zoneAbbreviation, zoneOptions } from './zones.ts';

describe('zones', () => {
  it.each([
    ['America/Los_Angeles', '2026-01-15', 'PST'],
    ['America/Los_Angeles', '2026-07-15', 'PDT'],
    ['America/Phoenix', '2026-07-15', 'MST'],
    ['America/Indiana/Knox', '2026-07-15', 'CDT'],
    ['Pacific/Honolulu', '2026-07-15', 'HST'],
  ])('abbreviate %s on %s to %s', (zone, day, expected) => {
    expect(zoneAbbreviation(zone, new Date(`${day}T12:00:00Z`))).toBe(expected);
  });

  it('are offered by name, with one parenthesis', () => {
    const labels = new Map(zoneOptions.map(({ value, label }) => [value, label]));
    expect(labels.get('America/Los_Angeles')).toBe('Pacific (America/Los_Angeles)');
    expect(labels.get('America/Detroit')).toBe('Eastern, Michigan (America/Detroit)');
  });
});
