import { expect, it } from 'vitest';
import { nextSort } from './sort.ts';

it('starts ascending, then turns with each press, and starts again on another column', () => {
  const first = nextSort(undefined, 'date');
  const second = nextSort(first, 'date');
  expect(first).toEqual({ key: 'date', direction: 'ascending' });
  expect(second).toEqual({ key: 'date', direction: 'descending' });
  expect(nextSort(second, 'date')).toEqual(first);
  expect(nextSort(second, 'fee')).toEqual({ key: 'fee', direction: 'ascending' });
});
