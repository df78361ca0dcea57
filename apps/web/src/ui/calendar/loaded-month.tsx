import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ErrorState } from '../error-state.tsx';
import { Note } from '../note.tsx';
import { Stack } from '../stack.tsx';
import { type CalendarEntry, MonthCalendar } from './month-calendar.tsx';
import type { ShownMonth } from './use-shown-month.ts';

type LoadedMonthProps<Item> = {
  shown: ShownMonth;
  query: UseQueryResult<{ items: Item[] }>;
  entryOf: (item: Item) => CalendarEntry;
  /** Said when the month has more than is shown. */
  more?: string | false | null | undefined;
};

/** The calendar of a month that is loaded by itself; what stands on it can be opened. */
export function LoadedMonth<Item>({ shown, query, entryOf, more }: LoadedMonthProps<Item>) {
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
      {more && <Note kind="warn">{more}</Note>}
      <MonthCalendar
        {...shown}
        entries={query.data?.items.map(entryOf)}
        onOpen={(to) => void navigate(to)}
      />
    </Stack>
  );
}
