import { describe, expect, it } from 'vitest';
import { closedDayWarning, federalHoliday } from './index.ts';

describe('federal holidays', () => {
  it.each([
    ['2026-01-01', "New Year's Day"],
    ['2026-01-19', 'Birthday of Martin Luther King, Jr.'],
    ['2026-02-16', "Washington's Birthday"],
    ['2026-05-25', 'Memorial Day'],
    ['2026-06-19', 'Juneteenth National Independence Day'],
    ['2026-07-03', 'Independence Day'],
    ['2026-07-04', undefined],
    ['2026-09-07', 'Labor Day'],
    ['2026-10-12', 'Columbus Day'],
    ['2026-11-11', 'Veterans Day'],
    ['2026-11-26', 'Thanksgiving Day'],
    ['2026-12-25', 'Christmas Day'],
    ['2027-12-31', "New Year's Day"],
    ['2028-01-01', undefined],
    ['2027-07-05', 'Independence Day'],
    ['2020-06-19', undefined],
    ['2026-12-01', undefined],
  ])('%s: %s', (date, holiday) => {
    expect(federalHoliday(date)).toBe(holiday);
  });
});

it.each([
  ['2026-12-05', 'This is a Saturday. Please check the date.'],
  ['2026-12-06', 'This is a Sunday. Please check the date.'],
  ['2026-12-25', 'Most courts are closed on this day: Christmas Day.'],
  ['2026-12-07', undefined],
])('a hearing on %s is warned of: %s', (date, warning) => {
  expect(closedDayWarning(date)).toBe(warning);
});
