import { describe, expect, it } from 'vitest';
import { eachOf, oneOf, parseTable } from './read-table.ts';

const columns = ['fips', 'name', 'note'] as const;

describe('a reference table', () => {
  it('keeps apostrophes, quotation marks, accents and empty cells as they are', () => {
    const text = 'fips\tname\tnote\n35013\tDoña Ana\t\n24035\tQueen Anne\'s\tsays "so"\n';
    expect(parseTable('any.tsv', text, columns)).toEqual([
      { fips: '35013', name: 'Doña Ana', note: '' },
      { fips: '24035', name: "Queen Anne's", note: 'says "so"' },
    ]);
  });

  it('is refused when its columns are others or in another order', () => {
    expect(() => parseTable('any.tsv', 'name\tfips\tnote\n', columns)).toThrow(
      'any.tsv should have the columns fips, name, note',
    );
  });

  it('is refused by line when a row has too few or too many cells', () => {
    expect(() => parseTable('any.tsv', 'fips\tname\tnote\n1\t2\t3\n1\t2\n', columns)).toThrow(
      'any.tsv, line 3 should have 3 cells',
    );
    expect(() => parseTable('any.tsv', 'fips\tname\tnote\n1\t2\t3\t4\n', columns)).toThrow(
      'any.tsv, line 2 should have 3 cells',
    );
  });
});

describe('a cell of known words', () => {
  it('is one of them', () => {
    expect(oneOf(['state', 'municipal'], 'state')).toBe('state');
    expect(eachOf(['Civil', 'Criminal', 'Probate'], 'Civil,Probate')).toEqual(['Civil', 'Probate']);
  });

  it('is refused otherwise', () => {
    expect(() => oneOf(['state', 'municipal'], 'State')).toThrow(
      '"State" should be one of state, municipal',
    );
    expect(() => eachOf(['Civil'], '')).toThrow('"" should be one of Civil');
  });
});
