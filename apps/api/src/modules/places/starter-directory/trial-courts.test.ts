import { describe, expect, it } from 'vitest';
import { fillPattern, readTrialCourts, trialCourtFinder } from './trial-courts.ts';

describe('a name pattern', () => {
  it('is filled with the words of the county', () => {
    expect(
      fillPattern('{ordinal} Circuit Court, {county} County', {
        ordinal: '45th',
        county: 'St. Joseph',
      }),
    ).toBe('45th Circuit Court, St. Joseph County');
  });

  it('is refused when a word is missing', () => {
    expect(() => fillPattern('{ordinal} Circuit Court', { ordinal: undefined })).toThrow(
      '"{ordinal} Circuit Court" has no word for ordinal',
    );
  });
});

describe('the kinds of trial courts', () => {
  it('are found by state and kind, and only then', () => {
    const trialCourtOf = trialCourtFinder(readTrialCourts());
    expect(trialCourtOf({ state: 'NY', kind_id: 'town' }).level).toBe('limited');
    expect(() => trialCourtOf({ state: 'CA', kind_id: 'town' })).toThrow(
      'trial-courts.tsv has no town in CA',
    );
  });

  it('are local where a city, town or village keeps the court, and else the state’s', () => {
    const trialCourtOf = trialCourtFinder(readTrialCourts());
    const kindOf = (state: string, kind_id: string) => trialCourtOf({ state, kind_id }).kind;
    expect(kindOf('NY', 'village')).toBe('municipal');
    expect(kindOf('OH', 'municipal')).toBe('municipal');
    expect(kindOf('LA', 'city')).toBe('municipal');
    expect(kindOf('MA', 'district')).toBe('state');
    expect(kindOf('VA', 'circuit_city')).toBe('state');
    expect(
      readTrialCourts().filter(({ level, kind }) => level === 'municipal' && kind !== 'municipal'),
    ).toEqual([]);
  });
});
