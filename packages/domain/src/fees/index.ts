import { discountOf } from '../coupons/index.ts';
import { type RushTier, tierFor } from '../policies/index.ts';

/** What one kind of hearing costs at one place. Whole cents, US dollars. */
export interface Fee {
  readonly clientFeeCents: number;
  readonly attorneyFeeCents: number;
  /** The fee covers so many minutes; longer hearings are charged by the hour. */
  readonly includedMinutes: number;
  readonly clientHourlyCents: number;
  readonly attorneyHourlyCents: number;
}

/** Where a fee comes from, the most specific first. */
export const feeLevels = ['court', 'county', 'state', 'standard'] as const;
export type FeeLevel = (typeof feeLevels)[number];

export interface PlacedFee extends Fee {
  readonly level: FeeLevel;
}

/** The most specific fee wins: court, county, state, standard. */
export function feeInForce<Placed extends { readonly level: FeeLevel }>(
  fees: readonly Placed[],
): Placed | undefined {
  return fees.toSorted((a, b) => feeLevels.indexOf(a.level) - feeLevels.indexOf(b.level))[0];
}

export interface FeeFacts {
  /** The standard fee and every override for the court, its county and its state. */
  readonly fees: readonly [PlacedFee, ...PlacedFee[]];
  readonly expectedMinutes: number;
  /** Hours from now to the hearing; absent while the time is not chosen. */
  readonly hoursLeft?: number | undefined;
  readonly rushTiers: readonly RushTier[];
  readonly coupon?:
    | { readonly percentOff: number | null; readonly amountOffCents: number | null }
    | undefined;
}

export interface FeeLine {
  readonly kind: 'fee' | 'overtime' | 'rush' | 'coupon' | 'higher_rate';
  /** Negative where it is taken off. */
  readonly cents: number;
  /** Minutes beyond those included, of an overtime line. */
  readonly minutes?: number;
  /** Of a rush line. */
  readonly percent?: number;
}

/** One side's view. A client never sees the attorney's, nor the other way round. */
export interface Breakdown {
  readonly lines: readonly FeeLine[];
  readonly totalCents: number;
}

export interface Quote {
  readonly level: FeeLevel;
  readonly client: Breakdown;
  readonly attorney: Breakdown;
  /** The client's fee before a coupon, which its minimum is measured by. */
  readonly subtotalCents: number;
}

/** Time beyond what the fee includes is charged in started steps of this many minutes. */
export const overtimeStepMinutes = 15;

interface Side {
  readonly feeCents: number;
  readonly hourlyCents: number;
  readonly rushPercent: number;
}

/** What an appearance costs the client and pays the attorney, line by line. */
export function calculateFee({
  fees,
  expectedMinutes,
  hoursLeft,
  rushTiers,
  coupon,
}: FeeFacts): Quote {
  const fee = feeInForce(fees) ?? fees[0];
  const rush = hoursLeft === undefined ? undefined : tierFor(rushTiers, hoursLeft);
  const beyond = Math.max(0, expectedMinutes - fee.includedMinutes);
  const minutes = Math.ceil(beyond / overtimeStepMinutes) * overtimeStepMinutes;
  const attorney = linesOf(minutes, {
    feeCents: fee.attorneyFeeCents,
    hourlyCents: fee.attorneyHourlyCents,
    rushPercent: rush?.attorneyPercent ?? 0,
  });
  const client = linesOf(minutes, {
    feeCents: fee.clientFeeCents,
    hourlyCents: fee.clientHourlyCents,
    rushPercent: rush?.clientPercent ?? 0,
  });
  const quote = {
    level: fee.level,
    client: breakdownOf(client),
    attorney: breakdownOf(attorney),
    subtotalCents: sumOf(client),
  };
  return coupon ? withCoupon(quote, coupon) : quote;
}

/** A quote with what a code takes off the client's side; the attorney's is not touched by it. */
export function withCoupon(quote: Quote, coupon: NonNullable<FeeFacts['coupon']>): Quote {
  const off = discountOf(coupon, quote.subtotalCents);
  const line: FeeLine = { kind: 'coupon', cents: off === 0 ? 0 : -off };
  return { ...quote, client: breakdownOf([...quote.client.lines, line]) };
}

/** A quote at the totals that the client has agreed to since; what was added is a line of its own. */
export function withHigherRate<Priced extends Quote>(
  quote: Priced,
  {
    clientTotalCents,
    attorneyTotalCents,
  }: { clientTotalCents: number; attorneyTotalCents: number },
): Priced {
  const added = clientTotalCents - quote.client.totalCents;
  return {
    ...quote,
    client: raised(quote.client, clientTotalCents),
    attorney: raised(quote.attorney, attorneyTotalCents),
    subtotalCents: quote.subtotalCents + added,
  };
}

/** A new quote with what the client has agreed to on top of the one that it replaces. */
export function withAgreedRaise<Priced extends Quote>(
  quote: Priced,
  agreed: Pick<Quote, 'client' | 'attorney'>,
): Priced {
  return withHigherRate(quote, {
    clientTotalCents: quote.client.totalCents + raiseOf(agreed.client),
    attorneyTotalCents: quote.attorney.totalCents + raiseOf(agreed.attorney),
  });
}

function raiseOf({ lines }: Breakdown): number {
  return sumOf(lines.filter(({ kind }) => kind === 'higher_rate'));
}

function raised({ lines, totalCents }: Breakdown, to: number): Breakdown {
  const line: FeeLine = { kind: 'higher_rate', cents: to - totalCents };
  return breakdownOf(to === totalCents ? lines : [...lines, line]);
}

export function calculateFees(orders: readonly FeeFacts[]): {
  quotes: Quote[];
  clientTotalCents: number;
} {
  const quotes = orders.map(calculateFee);
  const clientTotalCents = quotes.reduce((sum, { client }) => sum + client.totalCents, 0);
  return { quotes, clientTotalCents };
}

/** An administrator is warned: the attorney would be paid more than the client pays. */
export function isAtALoss(fee: Fee): boolean {
  return (
    fee.attorneyFeeCents > fee.clientFeeCents || fee.attorneyHourlyCents > fee.clientHourlyCents
  );
}

function linesOf(overtimeMinutes: number, side: Side): FeeLine[] {
  const overtime = Math.round((side.hourlyCents * overtimeMinutes) / 60);
  const rush = Math.round(((side.feeCents + overtime) * side.rushPercent) / 100);
  return [
    { kind: 'fee', cents: side.feeCents },
    ...(overtimeMinutes > 0
      ? [{ kind: 'overtime' as const, cents: overtime, minutes: overtimeMinutes }]
      : []),
    ...(side.rushPercent > 0
      ? [{ kind: 'rush' as const, cents: rush, percent: side.rushPercent }]
      : []),
  ];
}

function breakdownOf(lines: readonly FeeLine[]): Breakdown {
  return { lines, totalCents: sumOf(lines) };
}

function sumOf(lines: readonly FeeLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}
