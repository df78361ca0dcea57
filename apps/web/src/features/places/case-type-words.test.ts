import { caseTypeCodes } from '@courtside/domain/case-types';
import { describe, expect, it } from 'vitest';
import { caseTypeWords } from './case-type-words.ts';

describe('what a court hears, in short', () => {
  it('names up to two', () => {
    expect(caseTypeWords(['Civil', 'FamilyLaw'])).toEqual({ first: 'Civil, Family Law' });
  });

  it('counts those beyond', () => {
    expect(caseTypeWords(['Civil', 'Criminal', 'FamilyLaw', 'Probate'])).toEqual({
      first: 'Civil, Criminal',
      more: 'and 2 more',
    });
  });

  it('says when it is all of them, or none', () => {
    expect(caseTypeWords(caseTypeCodes)).toEqual({ first: 'All practice areas' });
    expect(caseTypeWords([])).toEqual({ first: 'None given' });
  });
});
