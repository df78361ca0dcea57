import { formatShortDate, formatTime } from './format-date.ts';

/** When something happened: date, time and the zone they are in. */
export function Instant({ at, withTime = true }: { at: string; withTime?: boolean }) {
  return (
    <time dateTime={at}>
      {formatShortDate(at)}
      {withTime && `, ${formatTime(at)} UTC`}
    </time>
  );
}
