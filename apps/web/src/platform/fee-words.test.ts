import { describe, expect, it } from 'vitest';
import { durationWords, feeChangeWords, feeWords } from './fee-words.ts';

const fee = {
  clientFeeCents: 17_500,
  attorneyFeeCents: 11_000,
  includedMinutes: 60,
  clientHourlyCents: 12_000,
  attorneyHourlyCents: 8_000,
};

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
  [1440, '24 h'],
])('%d minutes are %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words);
});

describe('a change', () => {
  it('names each amount that differs, and no other', () => {
    expect(feeChangeWords(fee, { ...fee, clientFeeCents: 18_500, includedMinutes: 90 })).toEqual([
      'Client fee $175.00 → $185.00',
      'Included 1 h → 1 h 30 min',
    ]);
    expect(feeChangeWords(fee, fee)).toEqual(['Saved without a change']);
  });

  it('says the whole fee where there was none, or is none any more', () => {
    const whole = 'client $175.00, attorney $110.00 for 1 h, then $120.00 and $80.00 an hour';
    expect(feeWords(fee)).toBe(whole);
    expect(feeChangeWords(null, fee)).toEqual([`Set: ${whole}`]);
    expect(feeChangeWords(fee, null)).toEqual([`Removed; it was ${whole}`]);
    expect(feeChangeWords(null, null)).toEqual([]);
  });
});
