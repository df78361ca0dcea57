import { describe, expect, it } from 'vitest';
import {
  changeWords,
  durationWords,
  feesWords,
  feeWords,
  lossWords,
  marginOf,
  sourceWords,
} from './fee-words.ts';

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

describe('a change', () => {
  it('names each amount that differs, and no other', () => {
    expect(changeWords(fee, { ...fee, clientFeeCents: 18_500, includedMinutes: 90 })).toEqual([
      'Client fee $175.00 → $185.00',
      'Included 1 h → 1 h 30 min',
    ]);
    expect(changeWords(fee, fee)).toEqual([]);
  });

  it('says the whole fee where there was none, or is none any more', () => {
    const whole = 'client $175.00, attorney $110.00 for 1 h, then $120.00 and $80.00 an hour';
    expect(feeWords(fee)).toBe(whole);
    expect(changeWords(null, fee)).toEqual([`Set: ${whole}`]);
    expect(changeWords(fee, null)).toEqual([`Removed; it was ${whole}`]);
    expect(changeWords(null, null)).toEqual([]);
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
