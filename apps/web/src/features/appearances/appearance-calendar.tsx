import { courtDay, formatCourtHour } from '../../platform/court-time.ts';
import { statusLook } from '../../platform/status-look.ts';
import { LoadedMonth } from '../../ui/calendar/loaded-month.tsx';
import type { CalendarEntry } from '../../ui/calendar/month-calendar.tsx';
import { useShownMonth } from '../../ui/calendar/use-shown-month.ts';
import { type Filters, type ListedAppearance, mostInMonth, useMonth } from './appearances-query.ts';

type AppearanceCalendarProps = {
  filters: Filters;
  /** As the address has it; this one when it has none. */
  month: string;
  onMonth: (month: string) => void;
};

/** Hearings on the days of their courts' calendars. */
export function AppearanceCalendar({ filters, month: given, onMonth }: AppearanceCalendarProps) {
  const shown = useShownMonth(given, onMonth);
  const query = useMonth(filters, shown.month);
  return (
    <LoadedMonth
      shown={shown}
      query={query}
      entryOf={entryOf}
      more={
        query.data?.hasMore &&
        `There are more than ${mostInMonth} hearings here; the earliest ${mostInMonth} are shown. Narrow the filters to see the others.`
      }
    />
  );
}

function entryOf({ id, caption, status, hearingAt, timeZone }: ListedAppearance): CalendarEntry {
  const { word, icon, tone } = statusLook[status];
  return {
    key: id,
    date: courtDay(hearingAt, timeZone),
    time: formatCourtHour(hearingAt, timeZone),
    title: caption,
    word,
    icon,
    tone,
    to: `/client/view/case/details/${id}`,
  };
}
