import { expect, it } from 'vitest';
import { quickClicks } from './quick-clicks.ts';

const series = (times: readonly number[]) => {
  const isLast = quickClicks(3, 500);
  return times.map(isLast);
};

it.each([
  ['three quick clicks', [0, 100, 200], [false, false, true]],
  ['the longest gap that counts', [0, 500, 1_000], [false, false, true]],
  ['a gap too long starts anew', [0, 100, 601, 700, 800], [false, false, false, false, true]],
  ['two clicks', [0, 100], [false, false]],
  ['a fourth click belongs to the next series', [0, 1, 2, 3], [false, false, true, false]],
  ['six quick clicks are two series', [0, 1, 2, 3, 4, 5], [false, false, true, false, false, true]],
])('%s', (_what, times, answers) => {
  expect(series(times)).toEqual(answers);
});
