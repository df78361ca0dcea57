import classes from './date-tile.module.css';

type DateTileProps = {
  /** ISO date such as `2026-03-12`: the court's own day, whatever zone the reader is in. */
  date: string;
};

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const monthFormat = inUtc({ month: 'short' });
const dayFormat = inUtc({ day: 'numeric' });
const weekdayFormat = inUtc({ weekday: 'short' });

export function DateTile({ date }: DateTileProps) {
  const day = new Date(`${date}T00:00:00Z`);
  return (
    <time dateTime={date} className={classes.tile}>
      <span className={classes.month}>{monthFormat.format(day)}</span>
      <span className={classes.day}>{dayFormat.format(day)}</span>
      <span className={classes.weekday}>{weekdayFormat.format(day)}</span>
    </time>
  );
}
