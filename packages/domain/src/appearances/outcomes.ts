import { heldStatuses, type Status } from './lifecycle.ts';

/** What became of coverage, as a firm counts it. */
export const outcomes = {
  covered: 'Covered',
  open: 'Open',
  unfilled: 'Not covered',
  canceled: 'Canceled',
} as const;
export type Outcome = keyof typeof outcomes;
export const outcomeCodes = Object.keys(outcomes) as [Outcome, ...Outcome[]];

const notHeld: Readonly<Partial<Record<Status, Outcome>>> = {
  unfilled: 'unfilled',
  no_show: 'unfilled',
  canceled: 'canceled',
};

/** Somebody was sent who did not come: that counts as nobody. */
export function outcomeOf(status: Status): Outcome {
  return heldStatuses.includes(status) ? 'covered' : (notHeld[status] ?? 'open');
}

interface Charged {
  readonly status: Status;
  readonly totalCents: number;
  readonly cancellationFeeCents: number;
}

/** What the client pays in the end: what nobody covered is returned, what is not paid yet is not spent. */
export function spentCents({ status, totalCents, cancellationFeeCents }: Charged): number {
  if (status === 'canceled') return cancellationFeeCents;
  return status === 'payment_due' || outcomeOf(status) === 'unfilled' ? 0 : totalCents;
}
