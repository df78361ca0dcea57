import { expect, it } from 'vitest';
import { isConfirmed, standingWords } from './held-words.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const held = {
  status: 'assigned',
  confirmedAt: '2026-11-10T12:00:00Z',
  askedToConfirmAt: null,
  confirmBy: null,
  timeZone: 'America/Los_Angeles',
  checkedInAt: null,
  checkedOutAt: null,
  reportDueAt: '2026-11-16T09:30:00Z',
} as const;

it('asks again after a newer question', () => {
  expect(isConfirmed(held)).toBe(true);
  expect(isConfirmed({ ...held, confirmedAt: null })).toBe(false);
  expect(isConfirmed({ ...held, askedToConfirmAt: '2026-11-14T12:00:00Z' })).toBe(false);
  expect(isConfirmed({ ...held, askedToConfirmAt: '2026-11-09T12:00:00Z' })).toBe(true);
});

it('says what stands out now', () => {
  expect(standingWords(held, now)).toBe('Confirmed');
  expect(standingWords({ ...held, confirmedAt: null }, now)).toBe('Please confirm');
  expect(
    standingWords({ ...held, confirmedAt: null, confirmBy: '2026-11-16T01:30:00Z' }, now),
  ).toBe('Confirm by Nov 15, 2026, 5:30 PM PST');
  expect(standingWords({ ...held, checkedInAt: held.confirmedAt }, now)).toBe('Checked in');
  expect(standingWords({ ...held, status: 'report_due' }, now)).toBe('Report due in 21 h');
  const overdue = { ...held, status: 'report_due', reportDueAt: '2026-11-15T09:30:00Z' } as const;
  expect(standingWords(overdue, now)).toBe('Report overdue by 2 h');
  expect(standingWords({ ...held, status: 'completed' }, now)).toBeUndefined();
});
