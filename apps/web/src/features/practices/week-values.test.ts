import { describe, expect, it } from 'vitest';
import { hoursOf, weekForm, weekOf } from './week-values.ts';

describe('the week of the form', () => {
  it('has all days, those that are taken with their hours', () => {
    const days = [{ weekday: 1, starts: '09:15', ends: '12:00' }];
    const week = weekOf({ days });
    expect(week).toHaveLength(7);
    expect(week[0]).toEqual({ isTaken: false, starts: '08:00', ends: '17:00' });
    expect(week[1]).toEqual({ isTaken: true, starts: '09:15', ends: '12:00' });
    expect(hoursOf(week)).toEqual({ days });
  });

  it('minds hours only on days that are taken', () => {
    const [sunday] = weekOf({ days: [] });
    const problems = (day: object) =>
      weekForm
        .safeParse({ week: [{ ...sunday, ...day }] })
        .error?.issues.map(({ path, message }) => [path.at(-1), message]);
    expect(problems({ starts: '', ends: '' })).toBeUndefined();
    expect(problems({ isTaken: true, starts: '' })).toEqual([['starts', 'Should be a time']]);
    expect(problems({ isTaken: true, starts: '17:00' })).toEqual([['ends', 'Should be later']]);
  });
});
