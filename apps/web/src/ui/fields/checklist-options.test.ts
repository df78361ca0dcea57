import { expect, it } from 'vitest';
import { matchingOptions, toggled } from './checklist-options.ts';

const states = [
  { value: 'CA', label: 'California' },
  { value: 'NC', label: 'North Carolina' },
  { value: 'SC', label: 'South Carolina' },
];
const found = (search: string) => matchingOptions(states, search).map(({ value }) => value);

it.each([
  ['', ['CA', 'NC', 'SC']],
  ['  ', ['CA', 'NC', 'SC']],
  ['carolina', ['NC', 'SC']],
  ['carol NOR', ['NC']],
  ['ca', ['CA', 'NC', 'SC']],
  ['sc', ['SC']],
  ['texas', []],
])('"%s" finds %j', (search, values) => {
  expect(found(search)).toEqual(values);
});

it('adds what is missing and takes away what is there', () => {
  expect(toggled(['CA'], 'NC')).toEqual(['CA', 'NC']);
  expect(toggled(['CA', 'NC'], 'CA')).toEqual(['NC']);
});
