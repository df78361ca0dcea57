import { expect, it } from 'vitest';
import { departmentWords } from './index.ts';

it.each(['17', 'Dept. 17', 'dept 17', 'Department 17'])('says %s once as a department', (typed) => {
  expect(departmentWords(typed)).toBe('Dept. 17');
});

it.each(['Room 4', 'Courtroom 5B', 'Part 17', 'Division II', 'Chambers'])(
  '%s keeps the word that the court uses',
  (typed) => {
    expect(departmentWords(typed)).toBe(typed);
  },
);
