import { formatCourtHour } from '../../platform/court-time.ts';
import { statusLook } from '../../platform/status-look.ts';
import { LoadedMonth } from '../../ui/calendar/loaded-month.tsx';
import type { CalendarEntry } from '../../ui/calendar/month-calendar.tsx';
import { useShownMonth } from '../../ui/calendar/use-shown-month.ts';
import { type ListedHeld, mostInMonth, useHeldMonth } from './attendance-query.ts';

type HeldCalendarProps = {
  /** As the address has it; this one when it has none. */
  month: string;
  search: string;
  onMonth: (month: string) => void;
};

/** Hearings of every stage on the days of their courts' calendars. */
export function HeldCalendar({ month: given, search, onMonth }: HeldCalendarProps) {
  const shown = useShownMonth(given, onMonth);
  const query = useHeldMonth(shown.month, search || undefined);
  return (
    <LoadedMonth
      shown={shown}
      query={query}
      entryOf={entryOf}
      more={
        query.data?.next &&
        `There are more than ${mostInMonth} hearings in this month; the earliest ${mostInMonth} are shown.`
      }
    />
  );
}

function entryOf({ id, caption, status, date, hearingAt, timeZone }: ListedHeld): CalendarEntry {
  const { word, icon, tone } = statusLook[status];
  return {
    key: id,
    date,
    time: formatCourtHour(hearingAt, timeZone),
    title: caption,
    word,
    icon,
    tone,
    to: `/attorney/view/case/details/${id}`,
  };
}
