import { isUnverified, type StateCode } from '@courtside/domain/places';
import { describe, expect, it } from 'vitest';
import { readStarterDirectory } from './directory.ts';

const { states, counties, courts } = readStarterDirectory();

function courtsNamed(name: string) {
  return courts.filter((court) => court.name === name);
}

function countBy<T>(values: readonly T[], keyOf: (value: T) => string): Record<string, number> {
  const groups = Map.groupBy(values, keyOf);
  return Object.fromEntries([...groups].map(([key, own]) => [key, own.length]));
}

describe('the starter directory', () => {
  it('is the same every time', () => {
    expect(readStarterDirectory()).toEqual({ states, counties, courts });
  });

  it('has the 51 states, 3,142 counties and the 9 regions of Connecticut', () => {
    expect(states).toHaveLength(51);
    expect(countBy(counties, ({ kind }) => kind)).toEqual({
      County: 3007,
      Parish: 64,
      City: 41,
      Borough: 13,
      'Census Area': 10,
      'City and Borough': 4,
      Municipality: 2,
      District: 1,
      'Planning Region': 9,
    });
    expect(new Set(counties.map(({ fips }) => fips)).size).toBe(3151);
  });

  it('has 18,501 courts, and more than 15,011 without those that are only likely', () => {
    expect(courts).toHaveLength(18_501);
    expect(courts.filter(({ confidence }) => !isUnverified(confidence))).toHaveLength(15_310);
    expect(countBy(courts, ({ confidence }) => confidence)).toEqual({
      certain: 11_060,
      statute: 4250,
      likely: 3191,
    });
    expect(countBy(courts, ({ kind }) => kind)).toEqual({
      state: 9902,
      municipal: 7520,
      federal_district: 325,
      federal_bankruptcy: 298,
      federal_appeals: 20,
      federal_special: 82,
      immigration: 73,
      workers_compensation: 281,
    });
  });

  it.each<[StateCode, number, number]>([
    ['AK', 67, 67],
    ['CA', 276, 276],
    ['CT', 119, 119],
    ['DC', 17, 17],
    ['FL', 207, 207],
    ['GA', 1123, 1053],
    ['HI', 37, 37],
    ['NY', 1586, 1301],
    ['OK', 429, 122],
    ['PA', 693, 180],
    ['TX', 2673, 2673],
    ['VA', 401, 401],
    ['WI', 299, 81],
  ])('has in %s %i courts, %i of them verified', (state, all, verified) => {
    const own = courts.filter(({ stateCode }) => stateCode === state);
    expect(own).toHaveLength(all);
    expect(own.filter(({ confidence }) => confidence !== 'likely')).toHaveLength(verified);
  });

  it('gives every court a kind of case, and none an empty name or city', () => {
    expect(courts.filter(({ caseTypes }) => caseTypes.length === 0)).toEqual([]);
    expect(courts.filter(({ name, city }) => name.trim() !== name || city === '')).toEqual([]);
    expect(courts.filter(({ name }) => /[{}]|undefined|\s\s/.test(name))).toEqual([]);
  });

  it('puts every court in the state that its county begins with', () => {
    const fipsOf = new Map(states.map(({ code, fips }) => [code, fips]));
    const places = [
      ...counties.map(({ stateCode, fips }) => [stateCode, fips] as const),
      ...courts.map(({ stateCode, countyFips }) => [stateCode, countyFips] as const),
    ];
    expect(places.filter(([code, fips]) => fips.slice(0, 2) !== fipsOf.get(code))).toEqual([]);
  });
});

describe('the ids of starter courts', () => {
  it('are different, as are the names within a county', () => {
    expect(new Set(courts.map(({ id }) => id)).size).toBe(courts.length);
    const names = courts.map(({ countyFips, name }) => `${countyFips} ${name.toLowerCase()}`);
    expect(new Set(names).size).toBe(courts.length);
  });

  // Orders point at these ids. A release that changes one would lose the court from them.
  it.each([
    ['Superior Court of California, County of Los Angeles', '2b664dd2-a2c6-5e18-b038-049ad7f4bb07'],
    ['Circuit Court of Cook County, Illinois', '089d4619-87e9-54de-ad57-654f66d46b5a'],
    [
      'Supreme Court of the State of New York, New York County',
      '443c6080-e9d3-524d-86f8-00dba7ff2a31',
    ],
    ['Town of Amherst Justice Court', '5d9eec49-3cfd-580d-b527-659d5146a64f'],
    ['Justice Court, Precinct 2, Place 1, Harris County', 'c894cd09-569e-56d2-a9df-0d2b80db564e'],
    ['Doña Ana County Magistrate Court at Anthony', '771e98b0-0be7-5cf2-a5dc-a55aaf009004'],
    [
      'Superior Court of California, County of Los Angeles, Airport Courthouse',
      '3b35a890-aa71-5013-b90c-09e16b4ca0ee',
    ],
    [
      'United States District Court for the Middle District of Alabama, Dothan',
      'cd0c89f2-f6c6-5267-9ba4-7d24a64b7fe5',
    ],
    ['Industrial Commission of Arizona, Tucson', 'cda3c92b-6ba6-5269-a9f0-2a5f8b204d56'],
    ['Phoenix Immigration Court', 'e2c8795b-f4fd-5e2b-aaf6-8a1ff9704b00'],
    ['West Los Angeles Immigration Court', 'ce4e248c-58c2-5741-a7be-cfab85e05c7d'],
  ])('%s keeps its own', (name, id) => {
    expect(courtsNamed(name).map((court) => court.id)).toEqual([id]);
  });
});
