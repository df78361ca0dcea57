import { describe, expect, it } from 'vitest';
import { feesWords, lossWords, marginOf, sourceWords } from './fee-words.ts';

const fee = {
  clientFeeCents: 17_500,
  attorneyFeeCents: 11_000,
  includedMinutes: 60,
  clientHourlyCents: 12_000,
  attorneyHourlyCents: 8_000,
};

describe('the margin', () => {
  it.each([
    [17_500, 11_000, 6_500, 37],
    [10_000, 12_500, -2_500, -25],
    [0, 0, 0, undefined],
  ])('of %d and %d is %d, %s percent', (client, attorney, cents, percent) => {
    expect(marginOf({ ...fee, clientFeeCents: client, attorneyFeeCents: attorney })).toEqual({
      cents,
      percent,
    });
  });
});

describe('a loss', () => {
  it.each([
    [{}, undefined],
    [{ attorneyFeeCents: 17_500 }, undefined],
    [{ attorneyFeeCents: 18_000 }, 'The attorney gets $5.00 more than the client pays.'],
    [
      { attorneyHourlyCents: 12_050 },
      'The attorney gets $0.50 more than the client pays for each hour beyond what is included.',
    ],
    [
      { attorneyFeeCents: 18_000, attorneyHourlyCents: 13_000 },
      'The attorney gets $5.00 more than the client pays, and $10.00 more for each hour beyond what is included.',
    ],
  ])('of %o is said: %s', (changed, words) => {
    expect(lossWords({ ...fee, ...changed })).toBe(words);
  });
});

it('says where a fee comes from', () => {
  expect(sourceWords({ level: 'state', placeName: 'California' })).toBe('from California');
  expect(sourceWords({ level: 'standard', placeName: 'Standard fee' })).toBe('the standard fee');
});

it.each([
  [0, '0 fees'],
  [1, '1 fee'],
  [1200, '1,200 fees'],
])('counts %d as %s', (count, words) => {
  expect(feesWords(count)).toBe(words);
});
