import { describe, expect, it } from 'vitest';
import {
  asFilter,
  asMeant,
  asPrefixes,
  ranksOf,
  searchForm,
  swapsOf,
  wordsOf,
} from './search-words.ts';

describe('the form of a search', () => {
  it.each([
    ['Los Angeles', 'los angeles'],
    ["  Prince  George's County, MD ", 'prince georges county md'],
    ['Prince George’s', 'prince georges'],
    ['Doña Ana', 'dona ana'],
    ['Miami-Dade', 'miami dade'],
    ['a & !b | c:* <-> \'d\' \\ %_ "e" (f)', 'a b c d e f'],
    ['ＣＯＯＫ', 'cook'],
    ['🙂 ⚖️', ''],
    ['Ж', ''],
    ['constructor', 'constructor'],
    ['__proto__', 'proto'],
  ])('of %j is %j', (typed, form) => {
    expect(searchForm(typed)).toBe(form);
  });

  it('has each word once, and no more than eight', () => {
    expect(wordsOf('court of the county of cook')).toEqual([
      'court',
      'of',
      'the',
      'county',
      'cook',
    ]);
    expect(wordsOf('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    expect(wordsOf('')).toEqual([]);
  });
});

describe('a query', () => {
  it('finds words by how they begin, and in another spelling', () => {
    expect(asPrefixes(['cook', 'ci'])).toBe('(cook:*) & (ci:*)');
    expect(asPrefixes(['st', 'louis'])).toBe('(st:* | (saint)) & (louis:*)');
    expect(asPrefixes(['la'])).toBe('(la:* | (los <-> angeles))');
    expect(asPrefixes(['constructor'])).toBe('(constructor:*)');
  });

  it('ranks whole words of the name above words begun, and those above words from elsewhere', () => {
    expect(ranksOf(['cook', 'ci'])).toEqual([
      '(cook:A) & (ci:A)',
      '(cook:A) & (ci:*A)',
      '(cook) & (ci:*)',
    ]);
    expect(ranksOf(['la'])[0]).toBe('(la:A | (los:A <-> angeles:A))');
  });

  it('takes what a word may have been meant for', () => {
    expect(asMeant(['cook', 'circut'], (word) => (word === 'circut' ? ['circuit'] : []))).toBe(
      '((cook:*)) & ((circut:*) | circuit)',
    );
    expect(swapsOf('cuort')).toEqual(['ucort', 'court', 'curot', 'cuotr']);
    expect(swapsOf('aab')).toEqual(['aba']);
    expect(swapsOf('la')).toEqual([]);
  });

  it('of a list is none without a search, and one that finds nothing without a word', () => {
    expect(asFilter(undefined)).toBeUndefined();
    expect(asFilter('')).toBeUndefined();
    expect(asFilter('🙂')).toBe('');
    expect(asFilter('Cook Co.')).toBe('(cook:*) & (co:*)');
  });
});
