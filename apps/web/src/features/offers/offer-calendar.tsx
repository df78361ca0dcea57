import { IconCircleDashed } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formatCourtHour } from '../../platform/court-time.ts';
import { monthOr } from '../../ui/calendar/month.ts';
import { type CalendarEntry, MonthCalendar } from '../../ui/calendar/month-calendar.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatCents } from '../../ui/format-cents.ts';
import { Note } from '../../ui/note.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './offers.module.css';
import { type ListedOffer, mostInMonth, type OfferFilters, useOfferMonth } from './offers-query.ts';

/** Open hearings on the days of their courts' calendars. */
export function OfferCalendar({ filters }: { filters: OfferFilters }) {
  const [thisMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const [search, setSearch] = useSearchParams();
  const month = monthOr(search.get('month') ?? '', thisMonth);
  const query = useOfferMonth(filters, month);
  const navigate = useNavigate();
  const goTo = (chosen: string) => {
    const next = new URLSearchParams(search);
    if (chosen === thisMonth) next.delete('month');
    else next.set('month', chosen);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
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
    <div className={classes.calendar}>
      <Stack gap={4}>
        {query.data?.next && (
          <Note kind="warn">
            {`There are more than ${mostInMonth} hearings in this month; the earliest ${mostInMonth} are shown.`}
          </Note>
        )}
        <MonthCalendar
          month={month}
          thisMonth={thisMonth}
          onMonth={goTo}
          entries={query.data?.items.map(entryOf)}
          onOpen={(to) => void navigate(to)}
        />
      </Stack>
    </div>
  );
}

function entryOf(offer: ListedOffer): CalendarEntry {
  return {
    key: offer.id,
    date: offer.date,
    time: formatCourtHour(offer.hearingAt, offer.timeZone),
    title: offer.appearanceTypeName,
    word: formatCents(offer.attorneyFeeCents),
    icon: IconCircleDashed,
    tone: 'blue',
    to: `/attorney/view/available/appearance/${offer.id}`,
  };
}
