import { Temporal } from 'temporal-polyfill';

/** A date and time as the court writes them on its calendar. */
export interface LocalTime {
  /** `2026-11-15` */
  readonly date: string;
  /** `09:30` */
  readonly time: string;
}

export type HearingTime =
  | { readonly kind: 'exact'; readonly epochMs: number }
  /** The clocks skip it: no such time exists. */
  | { readonly kind: 'gap' }
  /** The clocks pass it twice. */
  | { readonly kind: 'ambiguous'; readonly earlierMs: number; readonly laterMs: number };

/** The instant of a court-local time. It is never shifted silently: a gap is told, an overlap asks which. */
export function hearingTime(
  { date, time }: LocalTime,
  zone: string,
  which?: 'earlier' | 'later',
): HearingTime {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  const earlier = local.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = local.toZonedDateTime(zone, { disambiguation: 'later' });
  if (earlier.equals(later)) return { kind: 'exact', epochMs: earlier.epochMilliseconds };
  if (!earlier.toPlainDateTime().equals(local)) return { kind: 'gap' };
  if (which) {
    const chosen = which === 'earlier' ? earlier : later;
    return { kind: 'exact', epochMs: chosen.epochMilliseconds };
  }
  return {
    kind: 'ambiguous',
    earlierMs: earlier.epochMilliseconds,
    laterMs: later.epochMilliseconds,
  };
}

/** `PDT`: what the court's clock goes by at that time of that day. */
export function zoneAbbreviation({ date, time }: LocalTime, zone: string): string {
  const { epochMilliseconds } = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(
    zone,
  );
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'short',
  }).formatToParts(epochMilliseconds);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Why a hearing cannot be at a time, in the words that form and API share. */
export const hearingTimeProblems = {
  gap: 'The clocks skip this time on that day in the court’s zone.',
  ambiguous: 'The clocks pass this time twice on that day. Choose which one is meant.',
  past: 'This time has passed.',
} as const;

/** Whether text is a real day, such as `2028-02-29` but not `2026-02-29`, nor of a year 0 that never was. */
export function isDay(date: string): boolean {
  try {
    const day = Temporal.PlainDate.from(date, { overflow: 'reject' });
    return day.year > 0 && day.toString() === date;
  } catch {
    return false;
  }
}
