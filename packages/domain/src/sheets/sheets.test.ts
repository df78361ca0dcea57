import { expect, it } from 'vitest';
import { columnFaults, guessColumns } from './index.ts';

const columns = ['name', 'city'] as const;
const known = new Map([
  ['courtname', 'name'],
  ['court', 'name'],
  ['city', 'city'],
] as const);

it.each([
  [['City', 'Court name'], { name: 1, city: 0 }],
  [['COURT', 'court_name'], { name: 0, city: null }],
  [['', 'Judge'], { name: null, city: null }],
])('%j is read as %j', (headings, positions) => {
  expect(guessColumns(columns, headings, known)).toEqual(positions);
});

it.each([
  [{ name: 0, city: 1 }, {}],
  [{ name: 0, city: null }, {}],
  [{ name: 0, city: 0 }, { city: 'Already used for Court' }],
  [{ name: 7, city: 0 }, { name: 'The file has no such column' }],
])('%j has the faults %j', (positions, faults) => {
  expect(columnFaults({ name: 'Court', city: 'City' }, positions, 2)).toEqual(faults);
});
