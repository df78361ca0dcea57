import { expect, it } from 'vitest';
import { judgePassword } from './judge-password.ts';
import { knownWords, strengthOf } from './strength-words.ts';

it.each([
  [0, 12, 'Too easy to guess', 'bad'],
  [1, 12, 'Easy to guess', 'bad'],
  [2, 12, 'Fair', 'warn'],
  [3, 12, 'Strong', 'ok'],
  [4, 12, 'Very strong', 'ok'],
  [4, 9, 'Use at least 10 characters', 'bad'],
])('says of score %i at length %i: %s', (score, length, word, kind) => {
  expect(strengthOf(score, length, 10)).toEqual({ word, kind });
});

it('takes names and addresses apart', () => {
  expect(knownWords(['morgan.quill@example.com', undefined, 'Al'])).toEqual([
    'morgan.quill@example.com',
    'morgan',
    'quill',
    'example',
    'com',
  ]);
});

it('finds a common password weak, a long odd one strong, and a name of the owner weak', () => {
  expect(judgePassword('password12', [])).toBeLessThan(2);
  expect(judgePassword('tin-otter-larch-58', [])).toBeGreaterThanOrEqual(3);
  expect(judgePassword('fernhollowpike', ['fernhollow', 'pike'])).toBeLessThan(2);
});
