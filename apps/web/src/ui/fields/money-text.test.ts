import { expect, it } from 'vitest';
import { centsIn, dollarsOf } from './money-text.ts';

it.each([
  ['175', 17_500],
  ['175.00', 17_500],
  ['175.5', 17_550],
  ['175.', 17_500],
  ['$1,234.56', 123_456],
  [' 0.07 ', 7],
  ['19.99', 1_999],
  ['', null],
  ['1,23', '1,23'],
  ['-5', '-5'],
  ['1.999', '1.999'],
  ['ten', 'ten'],
])('%j is read as %j', (text, cents) => {
  expect(centsIn(text)).toBe(cents);
});

it.each([
  [17_500, '175.00'],
  [7, '0.07'],
  [0, '0.00'],
  [null, ''],
  [undefined, ''],
  ['ten', 'ten'],
])('%j is written as %j', (cents, text) => {
  expect(dollarsOf(cents)).toBe(text);
});
