import { describe, expect, it } from 'vitest';
import { changesQueryOf, feeFilterNames, feeQueryOf, placeOf, placeOfFee } from './fee-query.ts';

const none = Object.fromEntries(feeFilterNames.map((name) => [name, ''])) as Record<
  (typeof feeFilterNames)[number],
  string
>;
const type = '01890000-0000-7000-8000-000000000001';
const court = '01890000-0000-7000-8000-000000000002';

describe('the filters of an address', () => {
  it('ask for everything while none is set', () => {
    expect(feeQueryOf(none)).toEqual({});
  });

  it('go to the API as they are', () => {
    const set = {
      search: 'motion',
      caseType: 'Civil',
      appearanceType: type,
      level: 'court',
      state: 'CA',
      county: '06037',
      court,
      atALoss: 'true',
    };
    expect(feeQueryOf(set)).toEqual(set);
  });

  it('are left out where the API would refuse them', () => {
    expect(
      feeQueryOf({
        ...none,
        caseType: 'Maritime',
        appearanceType: 'first',
        level: 'planet',
        state: 'california',
        county: '6037',
        court: '1',
        atALoss: 'yes',
        search: 'kept',
      }),
    ).toEqual({ search: 'kept' });
  });

  it('reach the history as far as it knows them', () => {
    expect(
      changesQueryOf({ search: 'x', caseType: 'Civil', appearanceType: type, county: '06037' }),
    ).toEqual({ appearanceType: type, county: '06037' });
  });
});

describe('a place', () => {
  it.each([
    ['state', 'CA', { level: 'state', state: 'CA' }],
    ['county', '06037', { level: 'county', county: '06037' }],
    ['court', court, { level: 'court', court }],
  ] as const)('of level %s is written by its own id', (level, value, place) => {
    expect(placeOf(level, value)).toEqual(place);
  });

  it('of a fee is the most specific one', () => {
    expect(placeOfFee({ level: 'county', state: 'CA', county: '06037', court: null })).toEqual({
      level: 'county',
      county: '06037',
    });
  });
});
