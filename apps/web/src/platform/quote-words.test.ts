import { expect, it } from 'vitest';
import { lineWords } from './quote-words.ts';

const quote = { level: 'county', includedMinutes: 60 } as const;

it.each([
  [{ kind: 'fee' }, 'Fee for this county, 60 min and report'],
  [{ kind: 'overtime', minutes: 45 }, '45 min beyond those included'],
  [{ kind: 'rush', percent: 25 }, 'Short notice, 25%'],
  [{ kind: 'coupon' }, 'Promotional code'],
  [{ kind: 'higher_rate' }, 'Higher fee that you agreed to'],
] as const)('%o reads "%s"', (line, words) => {
  expect(lineWords(line, quote)).toBe(words);
});

it('says when no place has a fee of its own', () => {
  expect(lineWords({ kind: 'fee' }, { level: 'standard', includedMinutes: 30 })).toBe(
    'Standard fee, 30 min and report',
  );
});
