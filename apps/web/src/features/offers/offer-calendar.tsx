import { formatCents } from '@courtside/domain/money';
import { IconCircleDashed } from '@tabler/icons-react';
import { formatCourtHour } from '../../platform/court-time.ts';
import { LoadedMonth } from '../../ui/calendar/loaded-month.tsx';
import type { CalendarEntry } from '../../ui/calendar/month-calendar.tsx';
import { useShownMonth } from '../../ui/calendar/use-shown-month.ts';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import classes from './offers.module.css';
import { type ListedOffer, mostInMonth, type OfferFilters, useOfferMonth } from './offers-query.ts';

/** Open hearings on the days of their courts' calendars. */
export function OfferCalendar({ filters }: { filters: OfferFilters }) {
  const { filters: address, setFilter } = useUrlFilters(['month']);
  const shown = useShownMonth(address.month, (month) => setFilter('month', month));
  const query = useOfferMonth(filters, shown.month);
  return (
    <div className={classes.calendar}>
      <LoadedMonth
        shown={shown}
        query={query}
        entryOf={entryOf}
        more={
          query.data?.next &&
          `There are more than ${mostInMonth} hearings in this month; the earliest ${mostInMonth} are shown.`
        }
      />
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
