import { expect, it } from 'vitest';
import { kindValues, leftOpen, nextHearing, nextKind } from './next-hearing.ts';

const read = (query: string) => nextHearing(new URLSearchParams(query));

it('takes the next date of a case from a link', () => {
  expect(
    read('again=a&next=2&date=2026-04-23&time=08%3A30&department=17+%26+B&court=elsewhere'),
  ).toEqual({ date: '2026-04-23', time: '08:30', department: '17 & B' });
  expect(read('again=a')).toEqual({});
});

it.each([
  'date=2026-02-30&time=25:00&department=',
  'date=tomorrow&time=8.30',
  `department=${'x'.repeat(61)}`,
])('ignores %s', (query) => {
  expect(read(query)).toEqual({});
});

it('says what is left to enter', () => {
  expect(leftOpen(read('date=2026-04-23&time=08:30'))).toBe('Look at the date and time');
  expect(leftOpen(read('date=2026-04-23'))).toBe('Enter the time');
  expect(leftOpen(read('department=17'))).toBe('Enter the date and time');
});

const typeId = '0192f0c1-0000-7000-8000-000000000000';
const type = { id: typeId, name: 'Case management conference', usualMinutes: 45 };
const offered = [
  { ...type, inPerson: false, remote: true },
  { ...type, id: 'b', name: 'Motion', inPerson: true, remote: false },
];

it('takes the kind of the next hearing from a link', () => {
  expect(nextKind(new URLSearchParams(`type=${typeId}&kind=Hearing`))).toEqual({
    type: typeId,
    words: 'Hearing',
  });
  expect(nextKind(new URLSearchParams(`type=some&kind=${'x'.repeat(121)}`))).toEqual({});
});

it.each([
  ['by its type', { type: typeId, words: 'Renamed since' }],
  ['by its name', { words: 'case management conference' }],
])('orders that kind %s, as it can be attended', (_, kind) => {
  expect(kindValues(kind, 'in_person', offered)).toEqual({
    appearanceType: typeId,
    expectedMinutes: 45,
    mode: 'video',
  });
});

it('leaves a kind open that cannot be ordered, and keeps the old one when none is told', () => {
  const open = { appearanceType: '', expectedMinutes: undefined };
  expect(kindValues({ words: 'Trial setting conference' }, 'video', offered)).toEqual(open);
  expect(kindValues({ type: 'gone', words: 'Gone' }, 'video', offered)).toEqual(open);
  expect(kindValues({}, 'video', offered)).toEqual({});
});
