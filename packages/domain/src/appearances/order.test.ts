import { expect, it } from 'vitest';
import { caseNumberWarning, normalizeCaseNumber } from './order.ts';

it.each([
  ['1:24-cv-01234-ABC-de', '124CV01234ABCDE'],
  [' 24 STCV 01234 ', '24STCV01234'],
  ['BC-123.456', 'BC123456'],
])('%j is the same case as %j', (typed, normalized) => {
  expect(normalizeCaseNumber(typed)).toBe(normalized);
});

it.each([
  ['1:24-cv-01234', true, false],
  ['1:24-cv-01234-ABC-de', true, false],
  ['24STCV01234', true, true],
  ['24STCV01234', false, false],
  ['unknown', false, true],
  ['', true, false],
])('%j, federal %s, is warned of: %s', (typed, isFederal, isWarned) => {
  expect(caseNumberWarning(typed, isFederal) !== undefined).toBe(isWarned);
});
