import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import './palette.css';
import FullCalendar, { type EventClickInfo, type EventDisplayInfo } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import listPlugin from '@fullcalendar/react/list';
import classicTheme from '@fullcalendar/react/themes/classic';
import { useMediaQuery } from '@mantine/hooks';
import { textOf, tintOf } from '../tone.ts';
import classes from './calendar.module.css';
import type { CalendarEntry, MonthCalendarProps } from './month-calendar.tsx';

type SheetProps = Pick<MonthCalendarProps, 'month' | 'onOpen'> & {
  entries: readonly CalendarEntry[];
};

/** Loaded on demand by MonthCalendar alone. */
export default function MonthSheet({ month, entries, onOpen }: SheetProps) {
  const isNarrow = useMediaQuery('(max-width: 900px)', false, { getInitialValueInEffect: false });
  const view = isNarrow ? 'listMonth' : 'dayGridMonth';
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const draw = ({ event }: EventDisplayInfo) => {
    const entry = byKey.get(event.id);
    return entry ? <Entry entry={entry} /> : null;
  };
  const open = ({ event, jsEvent }: EventClickInfo) => {
    const to = byKey.get(event.id)?.to;
    // With a key held the link opens where the reader wants it to.
    if (!to || jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.shiftKey) return;
    jsEvent.preventDefault();
    onOpen(to);
  };
  return (
    <div className={classes.sheet}>
      <FullCalendar
        key={view}
        plugins={[dayGridPlugin, listPlugin, classicTheme]}
        initialView={view}
        initialDate={`${month}-01`}
        timeZone="UTC"
        headerToolbar={false}
        height="auto"
        fixedWeekCount={false}
        dayMaxEvents={4}
        displayEventTime={false}
        eventOrder="place"
        noEventsText="Nothing in this month."
        events={entries.map(({ key, date, title, tone, to }, place) => ({
          id: key,
          start: date,
          allDay: true,
          title,
          url: to,
          // Behind the entry on a sheet, a dot before it in a list.
          color: isNarrow ? textOf(tone) : tintOf(tone),
          contrastColor: textOf(tone),
          extendedProps: { place },
        }))}
        eventContent={draw}
        eventClick={open}
      />
    </div>
  );
}

function Entry({ entry: { icon: EntryIcon, tone, time, title, word } }: { entry: CalendarEntry }) {
  return (
    <span className={classes.entry}>
      <EntryIcon size={16} stroke={1.75} color={textOf(tone)} aria-hidden />
      <span>
        <span className={classes.time}>{time}</span>
        <span className={classes.title}>{title}</span>
        <span className={classes.word}>{word}</span>
      </span>
    </span>
  );
}
