import { Temporal } from 'temporal-polyfill';

/**
 * A zone as iCalendar wants it: each change of its clock between two years, as the time zone database
 * has it. Years are listed rather than ruled, so that what a zone really did is never guessed.
 */
export function vtimezone(zone: string, [fromYear, toYear]: readonly [number, number]): string {
  const start = Temporal.ZonedDateTime.from({ year: fromYear, month: 1, day: 1, timeZone: zone });
  const end = Temporal.ZonedDateTime.from({ year: toYear + 1, month: 1, day: 1, timeZone: zone });
  const standard = standardOffsetOf(start);
  const lines = observance(start, start.offsetNanoseconds, standard);
  let last = start;
  for (;;) {
    const next = last.getTimeZoneTransition('next');
    if (!next || Temporal.ZonedDateTime.compare(next, end) >= 0) break;
    lines.push(...observance(next, next.subtract({ nanoseconds: 1 }).offsetNanoseconds, standard));
    last = next;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...lines, 'END:VTIMEZONE'].join('\r\n');
}

/** The lesser of the two offsets of a year; here no zone saves daylight by going back. */
function standardOffsetOf(start: Temporal.ZonedDateTime): number {
  return Math.min(start.offsetNanoseconds, start.add({ months: 6 }).offsetNanoseconds);
}

function observance(at: Temporal.ZonedDateTime, offsetBefore: number, standard: number): string[] {
  const kind = at.offsetNanoseconds > standard ? 'DAYLIGHT' : 'STANDARD';
  // The moment of the change by the clock as it was until then.
  const local = at
    .toInstant()
    .add({ nanoseconds: offsetBefore })
    .toString({ smallestUnit: 'second' })
    .replaceAll(/[-:Z]/g, '');
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local}`,
    `TZOFFSETFROM:${offsetText(offsetBefore)}`,
    `TZOFFSETTO:${offsetText(at.offsetNanoseconds)}`,
    `TZNAME:${abbreviation(at)}`,
    `END:${kind}`,
  ];
}

function offsetText(nanoseconds: number): string {
  const minutes = Math.round(Math.abs(nanoseconds) / 60e9);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${nanoseconds < 0 ? '-' : '+'}${two(hours)}${two(rest)}`;
}

function abbreviation(at: Temporal.ZonedDateTime): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: at.timeZoneId,
    timeZoneName: 'short',
  }).formatToParts(at.epochMilliseconds);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? at.timeZoneId;
}
