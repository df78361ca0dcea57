import { describe, expect, it } from 'vitest';
import { readStarterDirectory } from './directory.ts';

const { counties, courts } = readStarterDirectory();

const namesIn = (countyFips: string) =>
  courts.filter((court) => court.countyFips === countyFips).map(({ name }) => name);

describe('courts that people know', () => {
  it.each([
    {
      name: 'Superior Court of California, County of Los Angeles',
      countyFips: '06037',
      kind: 'state',
      level: 'general',
      entity: 'court',
      city: null,
      timeZone: 'America/Los_Angeles',
      confidence: 'certain',
      caseTypes: [
        'Civil',
        'Collections',
        'Criminal',
        'FamilyLaw',
        'Probate',
        'LocalCounsel',
        'ProHacVice',
        'VirtualAppearance',
      ],
    },
    {
      name: 'Superior Court of California, County of Los Angeles, Alhambra Courthouse',
      countyFips: '06037',
      entity: 'branch',
      city: 'Alhambra',
    },
    {
      name: 'Circuit Court of Cook County, Illinois',
      countyFips: '17031',
      kind: 'state',
      level: 'general',
      timeZone: 'America/Chicago',
    },
    {
      name: 'Circuit Court of the 14th Judicial Circuit in and for Gulf County, Florida',
      countyFips: '12045',
      timeZone: 'America/New_York',
    },
    {
      name: 'Supreme Court of the State of New York, New York County',
      countyFips: '36061',
      level: 'general',
      caseTypes: [
        'Civil',
        'Collections',
        'FamilyLaw',
        'LocalCounsel',
        'ProHacVice',
        'VirtualAppearance',
      ],
    },
    {
      name: 'Town of Amherst Justice Court',
      countyFips: '36029',
      kind: 'municipal',
      level: 'limited',
      city: 'Amherst',
      confidence: 'statute',
    },
    {
      name: 'Village of Scarsdale Justice Court',
      countyFips: '36119',
      kind: 'municipal',
      confidence: 'likely',
    },
    {
      name: 'Justice Court, Precinct 2, Place 1, Harris County',
      countyFips: '48201',
      level: 'limited',
      city: null,
      confidence: 'certain',
    },
    { name: 'Marion Superior Court 36', countyFips: '18097', confidence: 'likely' },
    { name: 'Circuit Court for Baltimore City, Maryland', countyFips: '24510', kind: 'state' },
    { name: "Orphans' Court for Queen Anne's County", countyFips: '24035', level: 'probate' },
    { name: 'Cañon City Municipal Court', countyFips: '08043', city: 'Cañon City' },
    { name: 'St. Joseph Probate Court', countyFips: '18141', level: 'probate' },
    { name: '19th Judicial District Court, Parish of East Baton Rouge', countyFips: '22033' },
    {
      name: 'United States District Court for the Northern District of Alabama, Huntsville',
      countyFips: '01089',
      kind: 'federal_district',
      level: 'trial',
      entity: 'branch',
      city: 'Huntsville',
      caseTypes: [
        'Civil',
        'Collections',
        'Criminal',
        'LocalCounsel',
        'ProHacVice',
        'VirtualAppearance',
      ],
    },
    {
      name: 'United States Bankruptcy Appellate Panel of the Ninth Circuit, Pasadena',
      countyFips: '06037',
      kind: 'federal_bankruptcy',
      level: 'appeals',
    },
    {
      name: 'United States Court of Appeals for the Fifth Circuit, New Orleans',
      countyFips: '22071',
      kind: 'federal_appeals',
      level: 'appeals',
    },
    {
      name: 'Miami - Krome Immigration Court',
      countyFips: '12086',
      kind: 'immigration',
      level: 'trial',
      caseTypes: ['Immigration', 'VirtualAppearance'],
    },
    {
      name: "Alaska Workers' Compensation Board, Fairbanks",
      countyFips: '02090',
      kind: 'workers_compensation',
      level: 'agency',
      caseTypes: ['WorkerCompensation', 'VirtualAppearance'],
    },
    {
      name: "Minnesota Workers' Compensation Court of Appeals, St. Paul",
      countyFips: '27123',
      level: 'appeals',
    },
  ])('$name', (court) => {
    expect(courts.filter(({ name }) => name === court.name)).toMatchObject([court]);
  });

  it('are there once in each county that has them', () => {
    expect(namesIn('12045').filter((name) => name.includes('Gulf County'))).toEqual([
      'Circuit Court of the 14th Judicial Circuit in and for Gulf County, Florida',
      'County Court in and for Gulf County, Florida',
    ]);
    const superior = courts.filter(
      ({ stateCode, kind, entity }) => stateCode === 'CA' && kind === 'state' && entity === 'court',
    );
    expect(superior).toHaveLength(58);
  });

  it('has no county court in New York City, and its own courts there', () => {
    const queens = namesIn('36081');
    expect(queens).not.toContain('Queens County Court');
    expect(queens).toContain('Civil Court of the City of New York, Queens County');
    expect(namesIn('36029')).toContain('Erie County Court');
  });

  it('places the courts of Connecticut in its old counties only', () => {
    const used = new Set(
      courts.filter(({ stateCode }) => stateCode === 'CT').map(({ countyFips }) => countyFips),
    );
    expect([...used].toSorted()).toEqual([
      '09001',
      '09003',
      '09005',
      '09007',
      '09009',
      '09011',
      '09013',
      '09015',
    ]);
    expect(counties.filter(({ stateCode }) => stateCode === 'CT')).toHaveLength(17);
  });
});
