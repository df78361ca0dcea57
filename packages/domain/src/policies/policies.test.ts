import { describe, expect, it } from 'vitest';
import { cancellationPercent, defaultPolicies, tierFor } from './index.ts';

describe('the tier of a scale', () => {
  it.each([
    [72, undefined],
    [24, undefined],
    [23.99, 24],
    [4, 24],
    [3.99, 4],
    [0, 4],
    [-1, 4],
  ])('with %d hours left is that under %s', (hoursLeft, underHours) => {
    expect(tierFor(defaultPolicies.rush.tiers, hoursLeft)?.underHours).toBe(underHours);
  });

  it('does not depend on the order in which tiers were written', () => {
    const tiers = defaultPolicies.rush.tiers.toReversed();
    expect(tierFor(tiers, 2)?.clientPercent).toBe(50);
  });
});

describe('canceling', () => {
  it.each([
    { isAccepted: false, hoursLeft: 1, percent: 0 },
    { isAccepted: true, hoursLeft: 25, percent: 0 },
    { isAccepted: true, hoursLeft: 24, percent: 0 },
    { isAccepted: true, hoursLeft: 12, percent: 50 },
    { isAccepted: true, hoursLeft: 4, percent: 50 },
    { isAccepted: true, hoursLeft: 3.9, percent: 100 },
  ])(
    'costs $percent % with $hoursLeft hours left, accepted: $isAccepted',
    ({ percent, ...facts }) => {
      expect(cancellationPercent(defaultPolicies.cancellation, facts)).toBe(percent);
    },
  );
});
