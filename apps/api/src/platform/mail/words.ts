// Making a format costs far more than using it, and there are few zones.
const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    });
  formats.set(timeZone, known);
  return known;
}

/** `Mar 10, 2026, 9:30 AM PDT`: a hearing is told in its court's zone. */
export function hearingWords(at: string, timeZone: string): string {
  return formatOf(timeZone).format(new Date(at)).replaceAll('\u202f', ' ');
}
