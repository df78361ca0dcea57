import { describe, expect, it } from 'vitest';
import { formatCents, plainDollars } from './index.ts';

describe('formatCents', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [9_250, '$92.50'],
    [118_500, '$1,185.00'],
    [-40_005, '-$400.05'],
    [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
  ])('writes %d cents as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (cents) => {
    expect(() => formatCents(cents)).toThrow(RangeError);
  });
});

describe('plainDollars', () => {
  it.each([
    [0, '0.00'],
    [118_507, '1185.07'],
    [-40_005, '-400.05'],
  ])('writes %d cents as %s', (cents, text) => {
    expect(plainDollars(cents)).toBe(text);
  });
});
