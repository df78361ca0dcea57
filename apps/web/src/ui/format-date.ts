const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });

const long = utc({ month: 'long', day: 'numeric', year: 'numeric' });
const short = utc({ month: 'short', day: 'numeric', year: 'numeric' });
const time = utc({ hour: 'numeric', minute: '2-digit', hour12: true });

/** `March 10, 2026`, in UTC. */
export function formatLongDate(instant: string): string {
  return long.format(new Date(instant));
}

/** `Mar 10, 2026`, in UTC. */
export function formatShortDate(instant: string): string {
  return short.format(new Date(instant));
}

/** `8:30 AM`, in UTC. Intl puts a narrow space before AM, which the pattern does not have. */
export function formatTime(instant: string): string {
  return time.format(new Date(instant)).replaceAll('\u202f', ' ');
}

/** `2026-03-10`, in UTC. */
export function formatIsoDate(instant: string): string {
  return new Date(instant).toISOString().slice(0, 10);
}
