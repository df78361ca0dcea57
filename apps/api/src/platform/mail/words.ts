/** `Mar 10, 2026, 9:30 AM PDT`: a hearing is told in its court's zone. */
export function hearingWords(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(at))
    .replaceAll('\u202f', ' ');
}
