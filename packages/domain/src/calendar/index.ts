import { Temporal } from 'temporal-polyfill';

interface Holiday {
  readonly name: string;
  readonly of: (year: number) => Temporal.PlainDate;
  /** Kept since this year. */
  readonly since?: number;
}

const monday = 1;
const thursday = 4;

function fixed(month: number, day: number) {
  return (year: number) => Temporal.PlainDate.from({ year, month, day });
}

function nth(weekday: number, month: number, n: number) {
  return (year: number) => {
    const first = Temporal.PlainDate.from({ year, month, day: 1 });
    return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (n - 1) });
  };
}

function last(weekday: number, month: number) {
  return (year: number) => {
    const end = Temporal.PlainDate.from({ year, month, day: 1 }).add({ months: 1 });
    const lastDay = end.subtract({ days: 1 });
    return lastDay.subtract({ days: (lastDay.dayOfWeek - weekday + 7) % 7 });
  };
}

/** Title 5 of the United States Code, section 6103. */
const holidays: readonly Holiday[] = [
  { name: "New Year's Day", of: fixed(1, 1) },
  { name: 'Birthday of Martin Luther King, Jr.', of: nth(monday, 1, 3) },
  { name: "Washington's Birthday", of: nth(monday, 2, 3) },
  { name: 'Memorial Day', of: last(monday, 5) },
  { name: 'Juneteenth National Independence Day', of: fixed(6, 19), since: 2021 },
  { name: 'Independence Day', of: fixed(7, 4) },
  { name: 'Labor Day', of: nth(monday, 9, 1) },
  { name: 'Columbus Day', of: nth(monday, 10, 2) },
  { name: 'Veterans Day', of: fixed(11, 11) },
  { name: 'Thanksgiving Day', of: nth(thursday, 11, 4) },
  { name: 'Christmas Day', of: fixed(12, 25) },
];

/** A holiday on Saturday is kept on the Friday before, one on Sunday on the Monday after. */
function observed(day: Temporal.PlainDate): Temporal.PlainDate {
  if (day.dayOfWeek === 6) return day.subtract({ days: 1 });
  return day.dayOfWeek === 7 ? day.add({ days: 1 }) : day;
}

/** The federal holiday that is kept on a day, if one is. */
export function federalHoliday(date: string): string | undefined {
  const day = Temporal.PlainDate.from(date);
  // New Year's Day of the next year may be kept in this one.
  return [day.year, day.year + 1]
    .flatMap((year) =>
      holidays
        .filter(({ since = 0 }) => year >= since)
        .map(({ name, of }) => ({ name, kept: observed(of(year)) })),
    )
    .find(({ kept }) => kept.equals(day))?.name;
}

/** Why a court is probably closed on a day; orders are warned, never refused. */
export function closedDayWarning(date: string): string | undefined {
  const holiday = federalHoliday(date);
  if (holiday) return `Most courts are closed on this day: ${holiday}.`;
  const day = Temporal.PlainDate.from(date).dayOfWeek;
  if (day >= 6) return `This is a ${day === 6 ? 'Saturday' : 'Sunday'}. Please check the date.`;
  return undefined;
}
