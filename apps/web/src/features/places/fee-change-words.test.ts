import { describe, expect, it } from 'vitest';
import { feeChangeWords } from './fee-change-words.ts';

const fee = {
  clientFeeCents: 17_500,
  attorneyFeeCents: 11_000,
  includedMinutes: 60,
  clientHourlyCents: 9_500,
  attorneyHourlyCents: 6_000,
};

describe('a change of a fee, in words', () => {
  it('says what differs, and nothing else', () => {
    const after = { ...fee, clientFeeCents: 20_000, includedMinutes: 90 };
    expect(feeChangeWords({ before: fee, after })).toBe(
      'Client fee $175.00 to $200.00, Includes 60 min to 90 min',
    );
  });

  it('says all of a fee that is new', () => {
    expect(feeChangeWords({ before: null, after: fee })).toBe(
      'Client fee $175.00, AA fee $110.00, Includes 60 min, Client hour $95.00, AA hour $60.00',
    );
  });

  it('says when it is gone, or as before', () => {
    expect(feeChangeWords({ before: fee, after: null })).toBe(
      'Removed: what applies without it holds again',
    );
    expect(feeChangeWords({ before: fee, after: fee })).toBe('Saved without a change');
  });
});
