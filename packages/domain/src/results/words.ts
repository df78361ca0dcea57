import { outcomes } from './codes.ts';
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
export function timeWords(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3, 5)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** `Apr 23, 2026, 8:30 AM, Dept. 17`: where the case goes on, as far as it is known. */
export function nextWords({
  nextDate,
  nextTime,
  nextDepartment,
}: Pick<Result, 'nextDate' | 'nextTime' | 'nextDepartment'>): string | null {
  if (!nextDate) return null;
  const department = nextDepartment && `Dept. ${nextDepartment.replace(/^dept\.? /i, '')}`;
  return [dayWords(nextDate), nextTime && timeWords(nextTime), department]
    .filter(Boolean)
    .join(', ');
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
): string {
  if (!result.appeared || !result.outcome) return 'Did not appear';
  const { name } = outcomes[result.outcome];
  const next = nextWords(result);
  if (!next) return name;
  return result.outcome === 'continued' ? `${name} to ${next}` : `${name}, next ${next}`;
}

/** Whole minutes between two times of a day. */
export function minutesBetween(from: string, to: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return minutes(to) - minutes(from);
}
