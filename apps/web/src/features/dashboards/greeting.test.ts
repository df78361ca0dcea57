import { expect, it } from 'vitest';
import { firstNameOf, greetingAt } from './greeting.ts';

it.each([
  [0, 'Good evening'],
  [4, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('at %i it says %s', (hour, words) => {
  expect(greetingAt(hour)).toBe(words);
});

it('takes the first name', () => {
  expect(firstNameOf(' Casey Fernhollow')).toBe('Casey');
  expect(firstNameOf('')).toBe('');
});
