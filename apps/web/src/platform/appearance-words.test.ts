import { expect, it } from 'vitest';
import { kindWords, whereWords } from './appearance-words.ts';

it('says where and what a hearing is, as far as it is known', () => {
  expect(whereWords({ name: 'Kern Superior' }, '17')).toBe('Kern Superior, Dept. 17');
  expect(whereWords({ name: 'Kern Superior' }, null)).toBe('Kern Superior');
  const hearing = { appearanceTypeName: 'Status conference', mode: 'in_person' as const };
  expect(kindWords({ ...hearing, caseNumber: 'BCV-26-100' })).toBe(
    'Status conference, in person. No. BCV-26-100',
  );
  expect(kindWords({ ...hearing, caseNumber: null })).toBe('Status conference, in person');
});

it('says a department once', () => {
  expect(whereWords({ name: 'Kern Superior' }, 'Dept. 17')).toBe('Kern Superior, Dept. 17');
});
