import { describe, expect, it } from 'vitest';
import { isLive, refreshDelay } from './index.ts';

const now = 1_800_000_000_000;
const minute = 60_000;

describe('the delay before a refresh', () => {
  it.each([
    ['thirty minutes left', now + 30 * minute, 25 * minute],
    ['exactly five minutes left', now + 5 * minute, 1_000],
    ['less than five minutes left', now + minute, 1_000],
    ['already over', now - minute, 1_000],
    ['a moment more than five minutes', now + 5 * minute + 1_500, 1_500],
    ['no end given, ten minutes assumed', undefined, 5 * minute],
    ['thirty days left, more than a timer holds', now + 30 * 24 * 60 * minute, 2_147_483_647],
  ])('%s', (_, expiresAt, delay) => {
    expect(refreshDelay(expiresAt, now)).toBe(delay);
  });
});

describe('a stored session', () => {
  it.each([
    [now + 1, true],
    [now, false],
    [now - 1, false],
  ])('that ends at %d is live: %s', (expiresAt, live) => {
    expect(isLive(expiresAt, now)).toBe(live);
  });
});
