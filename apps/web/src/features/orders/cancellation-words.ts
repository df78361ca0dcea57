import type { Policies } from '@courtside/domain/policies';

type Line = { when: string; cost: string };

/** What canceling costs, from now until the hearing, by the policy in force. */
export function cancellationLines(
  { beforeAcceptancePercent, tiers }: Policies['cancellation'],
  instantWords: (hoursBefore: number) => string,
): Line[] {
  const steps = tiers.toSorted((a, b) => b.underHours - a.underHours);
  const first: Line = { when: 'Before an attorney accepts', cost: share(beforeAcceptancePercent) };
  const [mildest] = steps;
  if (!mildest) return [first, { when: 'After that', cost: 'Free' }];
  return [
    first,
    { when: `Then until ${instantWords(mildest.underHours)}`, cost: 'Free' },
    ...steps.map(({ percent }, index): Line => {
      const next = steps[index + 1];
      const when = next ? `Then until ${instantWords(next.underHours)}` : 'After that';
      return { when, cost: share(percent) };
    }),
  ];
}

function share(percent: number): string {
  if (percent === 0) return 'Free';
  return percent === 100 ? 'The whole fee' : `${percent}% of the fee`;
}
