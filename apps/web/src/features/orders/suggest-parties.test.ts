import { expect, it } from 'vitest';
import { notListed, sideOf, suggestParties } from './suggest-parties.ts';

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

it.each([
  ['Smith v. Jones', [], ['Smith', 'Jones']],
  ['Smith v. Jones', ['John Smith', 'Mary Jones LLC'], []],
  ['Smith v. Jones', ['John Smith'], ['Jones']],
  ['Smith v. Jones', ['SMITH', 'jones'], []],
  ['Smith v. Jones', ['Smithson', 'Jonesboro Mills'], ['Smith', 'Jones']],
  ['Larch Holdings, L.L.C. v. Núñez', ['The Larch Holdings LLC', 'Ana Nunez'], []],
  ['John Smith v. Jones', ['Smith', 'Smith, John A.'], ['Jones']],
  ['John Smith v. Jones', ['John Reed', 'Mary Smith'], ['John Smith', 'Jones']],
  ['In re Marlow', ['', 'Dana Marlow'], []],
])('of %j with %j listed, %j are left to add', (caption, listed, left) => {
  const parties = listed.map((name) => ({ name, role: 'other' }));
  expect(notListed(suggestParties(caption, 'Civil'), parties).map(({ name }) => name)).toEqual(
    left,
  );
});

it.each([
  ['Smith & Jones LLP', ['Smith', 'Jones']],
  ['Smith', ['Jones']],
])('with %j as opposing counsel, %j are left to add', (name, left) => {
  const missing = notListed(suggestParties('Smith v. Jones', 'Civil'), [
    { name, role: 'opposing_counsel' },
  ]);
  expect(missing.map((party) => party.name)).toEqual(left);
});

it('puts those who have a side on it', () => {
  expect(sideOf('creditor')).toBe('creditor');
  expect(sideOf('opposing_counsel')).toBe('');
});
