import { Temporal } from 'temporal-polyfill';

export const expiryStandings = ['current', 'ending', 'expired'] as const;
export type ExpiryStanding = (typeof expiryStandings)[number];

/** So many days ahead the end of something is warned of. */
export const warnDays = { admission: 60, document: 30 } as const;

/** How something stands whose last good day is told, or which never ends. */
export function expiryStanding(
  expiresOn: string | null,
  today: string,
  daysAhead: number,
): ExpiryStanding {
  if (expiresOn === null) return 'current';
  const left = Temporal.PlainDate.from(today).until(expiresOn).days;
  if (left < 0) return 'expired';
  return left <= daysAhead ? 'ending' : 'current';
}
