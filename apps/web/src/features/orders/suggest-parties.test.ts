import { expect, it } from 'vitest';
import { sideOf, suggestParties } from './suggest-parties.ts';

const two = (plaintiff: string, defendant: string) => [
  { name: plaintiff, role: 'plaintiff' },
  { name: defendant, role: 'defendant' },
];

it.each([
  [
    'Otter Creek Freight v. Moonbeam Storage',
    'Civil',
    two('Otter Creek Freight', 'Moonbeam Storage'),
  ],
  ['Reed vs. Hale, et al.', 'Civil', two('Reed', 'Hale')],
  ['  Reed   V  Hale et al', 'Civil', two('Reed', 'Hale')],
  ['Reed versus Hale', 'Civil', two('Reed', 'Hale')],
  ['In re Marlow', 'Bankruptcy', [{ name: 'Marlow', role: 'debtor' }]],
  ['In the Matter of Voss', 'Probate', [{ name: 'Voss', role: 'other' }]],
  ['Reed v. Hale v. Marsh', 'Civil', []],
  ['Reed v.', 'Civil', []],
  ['Ivanov', 'Civil', []],
  ['', 'Civil', []],
])('%j of %s names %j', (caption, caseType, parties) => {
  expect(suggestParties(caption, caseType)).toEqual(parties);
});

it('puts those who have a side on it', () => {
  expect(sideOf('creditor')).toBe('creditor');
  expect(sideOf('opposing_counsel')).toBe('');
});
