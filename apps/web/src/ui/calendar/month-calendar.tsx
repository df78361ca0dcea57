import type { Icon } from '@tabler/icons-react';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Button } from '../button.tsx';
import { SkeletonRows } from '../skeleton-rows.tsx';
import type { Tone } from '../tone.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import classes from './calendar.module.css';
import { type Month, monthAfter, nameOfMonth } from './month.ts';

export type CalendarEntry = {
  key: string;
  /** ISO date: the day it stands on, whatever zone the reader is in. */
  date: string;
  /** When on that day, in words. */
  time: string;
  title: string;
  /** What its color and icon mean. */
  word: string;
  icon: Icon;
  tone: Tone;
  /** Where it leads. */
  to: string;
};

export type MonthCalendarProps = {
  month: Month;
  onMonth: (month: Month) => void;
  /** The month to come back to. */
  thisMonth: Month;
  /** Nothing yet while they are loading. */
  entries: readonly CalendarEntry[] | undefined;
  onOpen: (to: string) => void;
};

// The calendar's library is larger than most pages: it comes when one is looked at.
const MonthSheet = lazy(async () => import('./month-sheet.tsx'));

/** A month of entries: a sheet of weeks, or a list of days where there is no room for one. */
export function MonthCalendar({ month, onMonth, thisMonth, entries, onOpen }: MonthCalendarProps) {
  const name = nameOfMonth(month);
  const step = (by: number) => onMonth(monthAfter(month, by));
  return (
    <section className={classes.calendar} aria-label="Calendar">
      <div className={classes.bar}>
        <h2 aria-live="polite">{name}</h2>
        <div className={classes.steps} data-no-print>
          {month !== thisMonth && (
            <Button variant="ghost" size="s" onClick={() => onMonth(thisMonth)}>
              This month
            </Button>
          )}
          <Button variant="secondary" size="s" onClick={() => step(-1)}>
            <IconChevronLeft size={18} stroke={1.75} aria-hidden />
            <VisuallyHidden>{nameOfMonth(monthAfter(month, -1))}</VisuallyHidden>
          </Button>
          <Button variant="secondary" size="s" onClick={() => step(1)}>
            <IconChevronRight size={18} stroke={1.75} aria-hidden />
            <VisuallyHidden>{nameOfMonth(monthAfter(month, 1))}</VisuallyHidden>
          </Button>
        </div>
      </div>
      <Suspense fallback={<SkeletonRows label="Loading the calendar" rows={6} />}>
        {entries ? (
          <MonthSheet key={month} month={month} entries={entries} onOpen={onOpen} />
        ) : (
          <SkeletonRows label={`Loading ${name}`} rows={6} />
        )}
      </Suspense>
    </section>
  );
}
