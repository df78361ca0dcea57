/** `Thursday` of `2026-03-12`. */
export function weekdayOf(date: string): string | undefined {
  const day = new Date(`${date}T00:00:00Z`);
  if (date.length !== 10 || Number.isNaN(day.getTime())) return undefined;
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** `PDT`, as the court's zone is called at an instant. */
export function zoneAbbreviation(atMs: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'short',
  }).formatToParts(atMs);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** `Mar 12, 2026` of `2026-03-12`. */
export function dayWords(date: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** `8:30 AM` of `08:30`. */
export function timeWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const minute = String(minutes).padStart(2, '0');
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
}

type Named = { name: string; countyName: string; state: string };

/** The court with its county, unless its name says it already. */
export function courtWords({ name, countyName, state }: Named): string {
  return [name, !name.includes(countyName) && countyName, state].filter(Boolean).join(', ');
}
