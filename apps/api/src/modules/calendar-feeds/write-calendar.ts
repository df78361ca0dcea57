import { modes } from '@courtside/domain/appearances';
import icalGenerator, {
  ICalCalendarMethod,
  ICalEventClass,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import type { Env } from '../../platform/env.ts';
import type { CalendarHearing } from './hearings.queries.ts';
import { vtimezone } from './vtimezone.ts';

/** Who writes: where the hearings are looked at, and who sends them. */
export type CalendarSource = Pick<Env, 'publicUrl' | 'mailFrom'>;

/** Writes hearings for calendar programs, each in its court's zone. */
export function writeCalendar(
  hearings: readonly CalendarHearing[],
  source: CalendarSource,
  method: 'PUBLISH' | 'CANCEL' = 'PUBLISH',
): string {
  const calendar = icalGenerator({
    name: 'Court appearances',
    prodId: { company: 'Court Appearance Professionals', product: 'Hearings' },
    method: ICalCalendarMethod[method],
    timezone: { name: null, generator: (zone) => vtimezone(zone, yearsOf(hearings)) },
  });
  for (const hearing of hearings) calendar.createEvent(eventOf(hearing, source));
  return calendar.toString();
}

/** A year of margin on both sides. */
function yearsOf(hearings: readonly CalendarHearing[]): [number, number] {
  const years = hearings.map(({ startsAt }) => new Date(startsAt).getUTCFullYear());
  return [Math.min(...years) - 1, Math.max(...years) + 1];
}

function eventOf(hearing: CalendarHearing, { publicUrl, mailFrom }: CalendarSource): ICalEventData {
  const { id, side, court, isReleased, revision, appearanceTypeName } = hearing;
  // Calendars show on locked screens: no name of a party in what they show first.
  const what = side === 'client' ? appearanceTypeName : 'Hearing';
  return {
    id: `appearance-${id}@${new URL(publicUrl).hostname}`,
    sequence: revision,
    // Without one, programs do not take back what they were sent.
    organizer: mailFrom,
    stamp: Temporal.Instant.from(hearing.changedAt),
    ...timesOf(hearing),
    // Where it is by now is not for whoever gave it back.
    summary: isReleased ? what : `${what}, ${court.name}`,
    status: statusOf(hearing),
    class: ICalEventClass.PRIVATE,
    ...(!isReleased && {
      location: placeOf(hearing),
      description: describe(hearing),
      url: `${publicUrl}/${side}/view/case/details/${id}`,
    }),
  };
}

/**
 * The court's own time with its zone. Of a local time that the clocks pass twice, programs take the
 * first or the second as they please, so that such an hour is written in UTC.
 */
function timesOf({ startsAt, endsAt, timeZone }: CalendarHearing) {
  const [start, end] = [Temporal.Instant.from(startsAt), Temporal.Instant.from(endsAt)];
  if (comesTwice(start, timeZone) || comesTwice(end, timeZone)) return { start, end };
  return {
    start: start.toZonedDateTimeISO(timeZone),
    end: end.toZonedDateTimeISO(timeZone),
    timezone: timeZone,
  };
}

function comesTwice(instant: Temporal.Instant, timeZone: string): boolean {
  const local = instant.toZonedDateTimeISO(timeZone).toPlainDateTime();
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    local.toZonedDateTime(timeZone, { disambiguation }).toInstant(),
  );
  return earlier !== undefined && later !== undefined && !earlier.equals(later);
}

/** Whoever asks does not have it before them any more. */
export function isCanceled({ status, isReleased }: CalendarHearing): boolean {
  return status === 'canceled' || isReleased;
}

function statusOf(hearing: CalendarHearing): ICalEventStatus {
  if (isCanceled(hearing)) return ICalEventStatus.CANCELLED;
  const { status } = hearing;
  const isUncovered = status === 'payment_due' || status === 'open' || status === 'unfilled';
  return isUncovered ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

function placeOf({ mode, court }: CalendarHearing): string {
  const { name, street, city, state, zip } = court;
  const town = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const address = [name, street, town].filter(Boolean).join(', ');
  return mode === 'in_person' ? address : `${modes[mode]}: ${address}`;
}

function describe({ caption, caseNumber, appearanceTypeName, number }: CalendarHearing): string {
  return [
    caption,
    ...(caseNumber ? [`Case ${caseNumber}`] : []),
    appearanceTypeName,
    `Appearance No. ${number}`,
  ].join('\n');
}
