import { describe, expect, it } from 'vitest';
import { defaultPolicies } from '../policies/index.ts';
import { type Attendance, attendanceActs, confirmByMs } from './index.ts';

const hour = 3_600_000;
const hearing = Date.UTC(2026, 10, 30, 17, 30);
const held: Attendance = {
  status: 'assigned',
  hearingAtMs: hearing,
  expectedMinutes: 30,
  confirmedAtMs: hearing - 200 * hour,
  askedToConfirmAtMs: null,
  checkedInAtMs: null,
  checkedOutAtMs: null,
};
const namesAt = (facts: Partial<Attendance>, hoursFromHearing: number) =>
  Object.entries(attendanceActs({ ...held, ...facts }, hearing + hoursFromHearing * hour))
    .filter(([, may]) => may)
    .map(([name]) => name);

describe('what the holder can say', () => {
  it.each<[Partial<Attendance>, number, string[]]>([
    [{}, -48, []],
    [{ askedToConfirmAtMs: hearing - 24 * hour }, -23, ['confirm']],
    [{ askedToConfirmAtMs: hearing - 24 * hour, confirmedAtMs: hearing - 23 * hour }, -22, []],
    [{ confirmedAtMs: null }, -100, ['confirm']],
    [{ confirmedAtMs: null }, 0, ['checkIn']],
    [{}, -4.01, []],
    [{}, -4, ['checkIn']],
    [{ status: 'report_due' }, 12, ['checkIn']],
    [{ status: 'report_due' }, 12.01, []],
    [{ checkedInAtMs: hearing }, 1, ['checkOut']],
    [{ checkedInAtMs: hearing, checkedOutAtMs: hearing + hour }, 2, []],
    [{ status: 'reported', checkedInAtMs: hearing }, 2, []],
    [{ status: 'canceled', confirmedAtMs: null }, -2, []],
  ])('with %j at %d hours: %j', (facts, hours, names) => {
    expect(namesAt(facts, hours)).toEqual(names);
  });
});

describe('a changed hearing is confirmed', () => {
  it.each([
    ['a day after the change', -100, -76],
    ['half a day before the hearing at the latest', -30, -12],
    ['exactly then by both', -36, -12],
    ['after half an hour at the earliest', -12.25, -11.75],
    ['after half an hour at the earliest', -3, -2.5],
    ['by no time when it begins before', -0.5, undefined],
  ])('%s: changed at %d hours, by %s', (_, changed, by) => {
    const changedAtMs = hearing + changed * hour;
    expect(confirmByMs(defaultPolicies.confirmation, { changedAtMs, hearingAtMs: hearing })).toBe(
      by === undefined ? undefined : hearing + by * hour,
    );
  });
});
