import { describe, expect, it } from 'vitest';
import { expiryStanding, type Gap, gaps, type PracticeFacts, practiceGaps } from './index.ts';

describe('what has a last day', () => {
  it.each([
    [null, 'current'],
    ['2026-11-14', 'expired'],
    ['2026-11-15', 'ending'],
    ['2026-12-15', 'ending'],
    ['2026-12-16', 'current'],
    ['2028-02-29', 'current'],
  ])('until %s is %s', (expiresOn, standing) => {
    expect(expiryStanding(expiresOn, '2026-11-15', 30)).toBe(standing);
  });
});

const complete: PracticeFacts = {
  documents: { w9: 'current', insurance: 'current' },
  admissions: { current: 1, ending: 0, expired: 0 },
  caseTypes: 1,
  covered: 1,
  isAdmittedThere: true,
  hasHome: true,
};

describe('a practice', () => {
  it('that is complete has no gaps', () => {
    expect(practiceGaps(complete)).toEqual([]);
  });

  const cases: [change: Partial<PracticeFacts>, expected: Gap[]][] = [
    [{ documents: { w9: 'none', insurance: 'expired' } }, ['no_w9', 'insurance_expired']],
    [{ documents: { w9: 'expired', insurance: 'none' } }, ['w9_expired', 'no_insurance']],
    [{ documents: { w9: 'ending', insurance: 'current' } }, ['document_ending']],
    [{ admissions: { current: 0, ending: 0, expired: 0 } }, ['no_admission']],
    [{ admissions: { current: 0, ending: 0, expired: 2 } }, ['admissions_expired']],
    [
      { admissions: { current: 0, ending: 1, expired: 2 } },
      ['some_admission_expired', 'admission_ending'],
    ],
    [{ caseTypes: 0 }, ['no_case_types']],
    [{ covered: 0, isAdmittedThere: false }, ['no_coverage']],
    [{ isAdmittedThere: false }, ['not_admitted_there']],
    [{ hasHome: false }, ['no_home']],
  ];
  it.each(cases)('with %j lacks %j', (change, expected) => {
    expect(practiceGaps({ ...complete, ...change })).toEqual(expected);
  });

  it('gets work while only helpful things are missing', () => {
    const helpful = Object.entries(gaps).filter(([, { stopsWork }]) => !stopsWork);
    expect(helpful.map(([code]) => code)).toEqual([
      'some_admission_expired',
      'admission_ending',
      'document_ending',
      'no_home',
    ]);
  });
});
