import { type TimeZone, timeZones } from '@courtside/domain/places';

/** `Pacific`, as people call the zone of a court. */
export function zoneName(zone: string): string {
  return timeZones[zone as TimeZone] ?? zone;
}

/** `Mar 12, 2026, 8:30 AM PDT`, as the court's own calendar has it. */
export function formatCourtTime(instant: string, zone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(instant))
    .replaceAll('\u202f', ' ');
}

/** `8:30 AM PDT`, where the day is told beside it. */
export function formatCourtHour(instant: string, zone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(instant))
    .replaceAll('\u202f', ' ');
}

/** `2026-03-12`: the day on the court's own calendar. */
export function courtDay(instant: string, zone: string): string {
  // Swedish writes days as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date(instant));
}
