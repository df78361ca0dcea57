import type { CaseType } from '@courtside/domain/case-types';
import { calculateFee, type FeeFacts, feeInForce, type Quote } from '@courtside/domain/fees';
import { hearingTime, hearingTimeProblems } from '@courtside/domain/hearing-time';
import type { DbOrTx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findUsableCoupons, type UsableCoupon } from '../coupons/index.ts';
import { getPolicies } from '../policies/index.ts';
import { getQuoteFacts, type QuoteFacts } from './quote-facts.queries.ts';

export interface AskedOrder {
  readonly appearanceType: string;
  readonly court: string;
  /** What the kind of hearing usually takes, unless it is said. */
  readonly expectedMinutes?: number | undefined;
  /** Court-local; without both there is no rush and no instant yet. */
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly which?: 'earlier' | 'later' | undefined;
}

/** Both sides of a quote, for us alone: what a client or an attorney sees is picked from it. */
export interface QuotedOrder {
  readonly appearanceType: string;
  readonly court: string;
  readonly caseType: CaseType;
  readonly expectedMinutes: number;
  readonly includedMinutes: number;
  readonly timeZone: string;
  readonly hearingAt: string | null;
  readonly quote: Quote;
  /** The code that took something off this order. */
  readonly coupon: UsableCoupon | null;
}

interface Asked {
  readonly orders: readonly AskedOrder[];
  readonly coupon?: { readonly code: string; readonly clientId: string } | undefined;
  /** How the form calls a field of one of the orders. */
  readonly fieldOf: (index: number, field: string) => string;
}

/** What orders cost now. Nothing is held by it: the next quote may differ. */
export async function quoteOrders(
  db: DbOrTx,
  { orders, coupon, fieldOf }: Asked,
): Promise<{ quotes: QuotedOrder[]; couponRefusal: string | null }> {
  const { rush } = await getPolicies(db);
  const facts = await getQuoteFacts(db, orders, fieldOf);
  const plain = facts.map((fact, index) => {
    const order: AskedOrder = orders[index] ?? fact;
    const hearingMs = hearingMsOf(order, fact, (field) => fieldOf(index, field));
    const feeFacts: FeeFacts = {
      fees: fact.fees,
      expectedMinutes: order.expectedMinutes ?? fact.usualMinutes,
      hoursLeft: hearingMs === undefined ? undefined : (hearingMs - fact.nowMs) / 3_600_000,
      rushTiers: rush.tiers,
    };
    return { fact, hearingMs, feeFacts, quote: calculateFee(feeFacts) };
  });
  const { coupons, refusal } = coupon
    ? await findUsableCoupons(db, {
        ...coupon,
        orders: plain.map(({ fact, quote }) => ({
          caseType: fact.caseType,
          subtotalCents: quote.subtotalCents,
        })),
      })
    : { coupons: [], refusal: null };
  return {
    couponRefusal: refusal,
    quotes: plain.map(({ fact, hearingMs, feeFacts, quote }, index) => {
      const taken = coupons[index] ?? null;
      return {
        appearanceType: fact.appearanceType,
        court: fact.court,
        caseType: fact.caseType,
        expectedMinutes: feeFacts.expectedMinutes,
        includedMinutes: (feeInForce(fact.fees) ?? fact.fees[0]).includedMinutes,
        timeZone: fact.timeZone,
        hearingAt: hearingMs === undefined ? null : new Date(hearingMs).toISOString(),
        quote: taken ? calculateFee({ ...feeFacts, coupon: taken }) : quote,
        coupon: taken,
      };
    }),
  };
}

function hearingMsOf(
  { date, time, which }: AskedOrder,
  { timeZone, nowMs }: QuoteFacts,
  fieldOf: (field: string) => string,
): number | undefined {
  if (date === undefined || time === undefined) return undefined;
  const refuse = (field: string, message: string): Refusal =>
    new Refusal('invalid_request', { message, errors: { [fieldOf(field)]: message } });
  const hearing = hearingTime({ date, time }, timeZone, which);
  if (hearing.kind === 'gap') {
    throw refuse('time', hearingTimeProblems.gap);
  }
  if (hearing.kind === 'ambiguous') {
    throw refuse('which', hearingTimeProblems.ambiguous);
  }
  if (hearing.epochMs <= nowMs) throw refuse('date', hearingTimeProblems.past);
  return hearing.epochMs;
}
