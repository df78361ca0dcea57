import { expect, it } from 'vitest';
import { guessKind, reasonAgainst, sizeWords } from './file-words.ts';

it.each([
  ['Notice of Motion.pdf', 'notice'],
  ['proposed_order-2.docx', 'order'],
  ['Exhibit-A.pdf', 'exhibit'],
  ['Instructions for counsel.docx', 'instruction'],
  ['CMC Statement.pdf', 'pleading'],
  ['ordering.pdf', 'other'],
  ['IMG_0012.jpg', 'other'],
])('%s is most likely of the kind %s', (name, kind) => {
  expect(guessKind(name)).toBe(kind);
});

it.each([
  [1, '1 kB'],
  [183_400, '184 kB'],
  [2_350_000, '2.4 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

it('refuses what the server would before any of it is sent', () => {
  expect(reasonAgainst({ size: 0 })).toBe('The file is empty.');
  expect(reasonAgainst({ size: 50 * 1024 * 1024 })).toBeUndefined();
  expect(reasonAgainst({ size: 50 * 1024 * 1024 + 1 })).toBe('The file is larger than 50 MB.');
});
