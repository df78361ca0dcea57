import { describe, expect, it } from 'vitest';
import { splitNames, typedNames } from './name-values.ts';

describe('names as they are pasted', () => {
  it('are one on each line, or a cell, or a piece between semicolons', () => {
    expect(splitNames('Alder LLC\r\n\n  Birch, Inc. \tCedar;Dogwood\nAlder LLC\n')).toEqual([
      'Alder LLC',
      'Birch, Inc.',
      'Cedar',
      'Dogwood',
    ]);
  });

  it('are sent as a list', () => {
    expect(typedNames.parse({ typed: 'Alder\nBirch', note: ' ' })).toEqual({
      typed: ['Alder', 'Birch'],
      note: null,
    });
  });

  it.each([
    ['', 'Name somebody'],
    [`Alder\n${'x'.repeat(201)}`, `“${'x'.repeat(40)}”: Too long`],
    ['Alder\n--', '“--”: A name has letters or digits'],
    [
      Array.from({ length: 1001 }, (_, i) => `N${i}`).join('\n'),
      'These are 1,001 names; at most 1,000 go in at once',
    ],
  ])('are refused in words', (typed, message) => {
    const read = typedNames.safeParse({ typed, note: null });
    expect(read.error?.issues.map((issue) => [issue.path, issue.message])).toEqual([
      [['typed'], message],
    ]);
  });
});
