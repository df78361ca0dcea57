import { departmentWords } from '../appearances/index.ts';
import { type LocalTime, zoneAbbreviation } from '../hearing-time/index.ts';
import { drafters, outcomes } from './codes.ts';
import type { Result } from './result.ts';

const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** `Apr 23, 2026` of `2026-04-23`. */
export function dayWords(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}

/** `8:30 AM` of `08:30`. */
function timeWords(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3, 5)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** `8:30 AM PDT`: a time by the court's clock, with what the clock goes by on that day. */
export function courtClockWords(at: LocalTime, timeZone: string): string {
  return `${timeWords(at.time)} ${zoneAbbreviation(at, timeZone)}`;
}

/** `Apr 23, 2026, 8:30 AM PDT, Dept. 17`: where the case goes on, as far as it is known. */
export function nextWords(
  { nextDate, nextTime, nextDepartment }: Pick<Result, 'nextDate' | 'nextTime' | 'nextDepartment'>,
  timeZone: string,
): string | null {
  if (!nextDate) return null;
  return [
    dayWords(nextDate),
    nextTime && courtClockWords({ date: nextDate, time: nextTime }, timeZone),
    nextDepartment && departmentWords(nextDepartment),
  ]
    .filter(Boolean)
    .join(', ');
}

/** An order that was made, and who writes it up unless that is done. */
export function orderWords({ what, drafter }: Result['orders'][number]): string {
  const standing =
    drafter === 'signed' ? 'Signed.' : `Drafted by: ${drafters[drafter].toLowerCase()}`;
  return `${what.replace(/\.$/, '')}. ${standing}`;
}

/** A report in one line. */
export function resultSummary(
  result: Pick<
    Result,
    | 'appeared'
    | 'whyNotAppeared'
    | 'outcome'
    | 'whyNotHeard'
    | 'nextDate'
    | 'nextTime'
    | 'nextDepartment'
  >,
  timeZone: string,
): string {
  if (!result.appeared || !result.outcome) return 'Did not appear';
  const { name } = outcomes[result.outcome];
  const next = nextWords(result, timeZone);
  if (!next) return name;
  return result.outcome === 'continued' ? `${name} to ${next}` : `${name}, next ${next}`;
}

/** Whole minutes between two times of a day. */
export function minutesBetween(from: string, to: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return minutes(to) - minutes(from);
}
