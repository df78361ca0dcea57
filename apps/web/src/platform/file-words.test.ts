import { describe, expect, it } from 'vitest';
import { acceptedFiles, reasonAgainst, sizeWords } from './file-words.ts';

describe('a file', () => {
  it.each([
    [{ name: 'a.PDF', size: 1 }, undefined],
    [{ name: 'a.pdf', size: 50 * 1024 * 1024 }, undefined],
    [{ name: 'a.pdf', size: 50 * 1024 * 1024 + 1 }, 'The file is larger than 50 MB.'],
    [{ name: 'a.pdf', size: 0 }, 'The file is empty.'],
    [{ name: 'a.exe', size: 1 }, 'We do not take .exe files.'],
    [{ name: 'a', size: 1 }, 'We cannot tell what kind of file it is.'],
  ])('%j is refused beforehand with %j', (file, reason) => {
    expect(reasonAgainst(file)).toBe(reason);
  });

  it.each([
    [1, '1 kB'],
    [183_400, '184 kB'],
    [2_350_000, '2.4 MB'],
  ])('of %i bytes is %s', (bytes, words) => {
    expect(sizeWords(bytes)).toBe(words);
  });

  it('is looked for by all endings that we take', () => {
    expect(acceptedFiles.split(',')).toEqual(
      expect.arrayContaining(['.pdf', '.docx', '.jpeg', '.heif', '.msg']),
    );
  });
});
