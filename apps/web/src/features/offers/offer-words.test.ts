import { expect, it } from 'vitest';
import { addressWords, attendanceWords, courtWords, distanceWords } from './offer-words.ts';

const court = {
  id: '0192f0c1-0000-7000-8000-000000000000',
  name: 'Superior Court of California, County of Kern',
  city: 'Bakersfield',
  street: '1415 Truxtun Avenue',
  zip: '93301',
  county: '06029',
  countyName: 'Kern County',
  state: 'CA',
} as const;

it.each([
  [null, 'Distance unknown'],
  [0, 'In your county'],
  [6, '6 mi'],
  [1204, '1,204 mi'],
])('says how far %s miles are', (miles, words) => {
  expect(distanceWords(miles)).toBe(words);
});

it('tells of the way only where there is one', () => {
  const hearing = {
    appearanceTypeName: 'Status conference',
    caseType: 'Civil',
    court,
    expectedMinutes: 45,
    distanceMiles: 6,
  } as const;
  expect(attendanceWords({ ...hearing, mode: 'in_person' })).toBe(
    'In person, about 45 minutes. 6 mi',
  );
  expect(attendanceWords({ ...hearing, mode: 'video' })).toBe('By video, about 45 minutes');
});

it('names court and city once, and leaves out of an address what is unknown', () => {
  expect(courtWords(court)).toBe('Superior Court of California, County of Kern, Bakersfield');
  expect(courtWords({ ...court, city: 'Kern' })).toBe(court.name);
  expect(addressWords(court)).toBe('1415 Truxtun Avenue, Bakersfield, CA 93301');
  expect(addressWords({ ...court, street: null, zip: null })).toBe('Bakersfield, CA');
  expect(addressWords({ ...court, street: null, city: null, zip: null })).toBe('');
});
