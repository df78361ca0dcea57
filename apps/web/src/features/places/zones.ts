import { timeZoneNames, timeZones } from '@courtside/domain/places';

/** "PST" or "PDT", as the clocks there are on the day. */
export function zoneAbbreviation(zone: string, day: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'short',
  }).formatToParts(day);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

export const zoneOptions = timeZoneNames.map((value) => ({
  value,
  // "Eastern (Michigan)" would put one parenthesis after the other.
  label: `${timeZones[value].replace(/ \((.+)\)$/, ', $1')} (${value})`,
}));
