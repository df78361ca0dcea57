import { useState } from 'react';
import { useNavigate } from 'react-router';
import { courtDay, formatCourtHour } from '../../platform/court-time.ts';
import { statusLook } from '../../platform/status-look.ts';
import { monthOr } from '../../ui/calendar/month.ts';
import { type CalendarEntry, MonthCalendar } from '../../ui/calendar/month-calendar.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Note } from '../../ui/note.tsx';
import { Stack } from '../../ui/stack.tsx';
import { type Filters, type ListedAppearance, mostInMonth, useMonth } from './appearances-query.ts';

type AppearanceCalendarProps = {
  filters: Filters;
  /** As the address has it; this one when it has none. */
  month: string;
  onMonth: (month: string) => void;
};

/** Hearings on the days of their courts' calendars. */
export function AppearanceCalendar({ filters, month: given, onMonth }: AppearanceCalendarProps) {
  const [thisMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const month = monthOr(given, thisMonth);
  const query = useMonth(filters, month);
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
      {query.data?.hasMore && (
        <Note kind="warn">
          {`There are more than ${mostInMonth} hearings here; the earliest ${mostInMonth} are shown. Narrow the filters to see the others.`}
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
