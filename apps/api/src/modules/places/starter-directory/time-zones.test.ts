import { type StateCode, timeZoneNames } from '@courtside/domain/places';
import { describe, expect, it } from 'vitest';
import { readStarterDirectory } from './directory.ts';

const { states, counties, courts } = readStarterDirectory();

describe('the time zones of the starter directory', () => {
  it('are known to the product and to the platform', () => {
    const used = new Set(
      [...states, ...counties, ...courts].map(({ timeZone }): string => timeZone),
    );
    for (const { otherTimeZone } of counties) if (otherTimeZone) used.add(otherTimeZone);
    for (const zone of used) {
      expect(timeZoneNames).toContain(zone);
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zone })).not.toThrow();
    }
  });

  it.each<[StateCode, string, string]>([
    ['AK', '02', 'America/Anchorage'],
    ['AZ', '04', 'America/Phoenix'],
    ['DC', '11', 'America/New_York'],
    ['FL', '12', 'America/New_York'],
    ['HI', '15', 'Pacific/Honolulu'],
    ['ID', '16', 'America/Boise'],
    ['IN', '18', 'America/Indiana/Indianapolis'],
    ['KS', '20', 'America/Chicago'],
    ['KY', '21', 'America/New_York'],
    ['MI', '26', 'America/Detroit'],
    ['NE', '31', 'America/Chicago'],
    ['ND', '38', 'America/Chicago'],
    ['OR', '41', 'America/Los_Angeles'],
    ['SD', '46', 'America/Chicago'],
    ['TN', '47', 'America/Chicago'],
    ['TX', '48', 'America/Chicago'],
  ])('%s, which is %s, mainly keeps %s', (code, fips, timeZone) => {
    expect(states.find((state) => state.code === code)).toMatchObject({ fips, timeZone });
  });

  it.each([
    ['12045', 'Gulf County', 'America/New_York', 'America/Chicago'],
    ['12005', 'Bay County', 'America/Chicago', null],
    ['12033', 'Escambia County', 'America/Chicago', null],
    ['41045', 'Malheur County', 'America/Boise', 'America/Los_Angeles'],
    ['48141', 'El Paso County', 'America/Denver', null],
    ['48229', 'Hudspeth County', 'America/Denver', null],
    ['48109', 'Culberson County', 'America/Chicago', 'America/Denver'],
    ['26053', 'Gogebic County', 'America/Menominee', null],
    ['26109', 'Menominee County', 'America/Menominee', null],
    ['18149', 'Starke County', 'America/Indiana/Knox', null],
    ['18089', 'Lake County', 'America/Chicago', null],
    ['18123', 'Perry County', 'America/Indiana/Tell_City', null],
    ['20181', 'Sherman County', 'America/Denver', null],
    ['31031', 'Cherry County', 'America/Chicago', 'America/Denver'],
    ['31157', 'Scotts Bluff County', 'America/Denver', null],
    ['38025', 'Dunn County', 'America/Denver', 'America/Chicago'],
    ['38089', 'Stark County', 'America/Denver', null],
    ['38053', 'McKenzie County', 'America/Chicago', 'America/Denver'],
    ['46121', 'Todd County', 'America/Chicago', null],
    ['46103', 'Pennington County', 'America/Denver', null],
    ['16055', 'Kootenai County', 'America/Los_Angeles', null],
    ['16049', 'Idaho County', 'America/Los_Angeles', 'America/Boise'],
    ['21101', 'Henderson County', 'America/Chicago', null],
    ['21111', 'Jefferson County', 'America/Kentucky/Louisville', null],
    ['47093', 'Knox County', 'America/New_York', null],
    ['47157', 'Shelby County', 'America/Chicago', null],
    ['04001', 'Apache County', 'America/Phoenix', 'America/Denver'],
    ['02016', 'Aleutians West Census Area', 'America/Nome', 'America/Adak'],
    ['01081', 'Lee County', 'America/Chicago', 'America/New_York'],
  ])('%s, %s, keeps %s and in part %s', (fips, fullName, timeZone, otherTimeZone) => {
    expect(counties.find((county) => county.fips === fips)).toMatchObject({
      fullName,
      timeZone,
      otherTimeZone,
    });
  });

  it('of a court is that of its county, except in West Wendover', () => {
    const zoneOf = new Map(counties.map(({ fips, timeZone }) => [fips, timeZone]));
    expect(
      courts
        .filter(({ countyFips, timeZone }) => zoneOf.get(countyFips) !== timeZone)
        .map(({ name, stateCode, timeZone }) => [name, stateCode, timeZone])
        .toSorted(),
    ).toEqual([
      ['Eastline Township Justice Court', 'NV', 'America/Denver'],
      ['West Wendover Municipal Court', 'NV', 'America/Denver'],
    ]);
  });
});
