import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatCourtHour } from '../../platform/court-time.ts';
import { statusLook } from '../../platform/status-look.ts';
import { monthOr } from '../../ui/calendar/month.ts';
import { type CalendarEntry, MonthCalendar } from '../../ui/calendar/month-calendar.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Note } from '../../ui/note.tsx';
import { Stack } from '../../ui/stack.tsx';
import { type ListedHeld, mostInMonth, useHeldMonth } from './attendance-query.ts';

type HeldCalendarProps = {
  /** As the address has it; this one when it has none. */
  month: string;
  search: string;
  onMonth: (month: string) => void;
};

/** Hearings of every stage on the days of their courts' calendars. */
export function HeldCalendar({ month: given, search, onMonth }: HeldCalendarProps) {
  const [thisMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const month = monthOr(given, thisMonth);
  const query = useHeldMonth(month, search || undefined);
  const navigate = useNavigate();
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="We could not load the calendar"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {query.error.message}
      </ErrorState>
    );
  }
  return (
    <Stack gap={4}>
      {query.data?.next && (
        <Note kind="warn">
          {`There are more than ${mostInMonth} hearings in this month; the earliest ${mostInMonth} are shown.`}
        </Note>
      )}
      <MonthCalendar
        month={month}
        thisMonth={thisMonth}
        onMonth={(chosen) => onMonth(chosen === thisMonth ? '' : chosen)}
        entries={query.data?.items.map(entryOf)}
        onOpen={(to) => void navigate(to)}
      />
    </Stack>
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
