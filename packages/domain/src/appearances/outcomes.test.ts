import { expect, it } from 'vitest';
import { outcomeOf, type Status, spentCents } from './index.ts';

it.each<[Status, string, number]>([
  ['payment_due', 'open', 0],
  ['open', 'open', 17_500],
  ['assigned', 'covered', 17_500],
  ['report_due', 'covered', 17_500],
  ['reported', 'covered', 17_500],
  ['disputed', 'covered', 17_500],
  ['completed', 'covered', 17_500],
  ['unfilled', 'unfilled', 0],
  ['canceled', 'canceled', 8_750],
  ['no_show', 'unfilled', 0],
])('%s counts as %s and costs %i cents', (status, outcome, cents) => {
  expect(outcomeOf(status)).toBe(outcome);
  expect(spentCents({ status, totalCents: 17_500, cancellationFeeCents: 8_750 })).toBe(cents);
});
