import { modes } from '@courtside/domain/appearances';
import { caseTypes } from '@courtside/domain/case-types';
import type { ListedOffer } from './offers-query.ts';

type Hearing = Pick<
  ListedOffer,
  'appearanceTypeName' | 'caseType' | 'court' | 'mode' | 'expectedMinutes' | 'distanceMiles'
>;

/** `Case management conference, civil`. */
export function hearingName({ appearanceTypeName, caseType }: Hearing): string {
  return `${appearanceTypeName}, ${caseTypes[caseType].toLowerCase()}`;
}

/** `In person, about 45 minutes. 104 mi`. */
export function attendanceWords({ mode, expectedMinutes, distanceMiles }: Hearing): string {
  const how = `${modes[mode]}, about ${expectedMinutes} minutes`;
  // Nobody travels to a call.
  return mode === 'in_person' ? `${how}. ${distanceWords(distanceMiles)}` : how;
}

export function distanceWords(miles: number | null): string {
  if (miles === null) return 'Distance unknown';
  return miles === 0 ? 'In your county' : `${miles.toLocaleString('en-US')} mi`;
}

/** `Superior Court of California, County of Kern, Bakersfield`, without a city that its name has. */
export function courtWords({ name, city }: ListedOffer['court']): string {
  return city && !name.includes(city) ? `${name}, ${city}` : name;
}

/** Street, city, state and ZIP, as far as they are known; a state alone is no address. */
export function addressWords({ street, city, state, zip }: ListedOffer['court']): string {
  if (!street && !city) return '';
  return [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
