import type { CaseType } from '@courtside/domain/case-types';
import {
  type Coupon,
  couponRefusals,
  refuseCoupon,
  unknownCoupon,
} from '@courtside/domain/coupons';
import { type DbOrTx, statement } from '../../platform/db/database.ts';

/** What a client wants to use a code for. The code is in capitals, as the contract makes it. */
export interface CouponTry {
  code: string;
  clientId: string;
  caseType: CaseType;
  subtotalCents: number;
}

export type UsableCoupon = Pick<Coupon, 'code' | 'percentOff' | 'amountOffCents'> & { id: string };

export interface CouponFacts extends Coupon {
  id: string;
  nowMs: number;
  redeemed: number;
}

/** The columns of `coupons c` that the rules ask for. */
export const factColumns = `
  c.id, c.code, c.percent_off as "percentOff", c.amount_off_cents as "amountOffCents",
  (extract(epoch from c.starts_at) * 1000)::float8 as "startsAtMs",
  (extract(epoch from c.ends_at) * 1000)::float8 as "endsAtMs",
  c.total_limit as "totalLimit", c.per_client_limit as "perClientLimit",
  c.case_types as "caseTypes", c.minimum_cents as "minimumCents", c.active,
  (extract(epoch from clock_now()) * 1000)::float8 as "nowMs", c.redeemed_count as redeemed`;

export const standingOfClient = `
  select count(*)::integer from coupon_redemptions r
   where r.coupon_id = c.id and r.client_id = $2 and r.released_at is null`;

const selectFacts = statement<CouponFacts & { redeemedByClient: number }>(
  'select_coupon_facts',
  `select ${factColumns}, (${standingOfClient}) as "redeemedByClient"
     from coupons c where c.code = $1`,
);

/** Whether a code could be used now. It takes no use: only redeeming does, and may still refuse. */
export async function findUsableCoupon(
  db: DbOrTx,
  wish: CouponTry,
): Promise<{ coupon: UsableCoupon } | { refusal: string }> {
  const facts = await db.first(selectFacts, [wish.code, wish.clientId]);
  return facts ? judge(facts, facts.redeemedByClient, wish) : { refusal: unknownCoupon };
}

/**
 * Which of several orders a code takes something off: those that it is valid for, from the first on
 * and as often as it may still be used. A reason is given when it fits none.
 */
export async function findUsableCoupons(
  db: DbOrTx,
  {
    code,
    clientId,
    orders,
  }: Pick<CouponTry, 'code' | 'clientId'> & {
    orders: readonly Pick<CouponTry, 'caseType' | 'subtotalCents'>[];
  },
): Promise<{ coupons: (UsableCoupon | null)[]; refusal: string | null }> {
  const none = orders.map(() => null);
  const facts = await db.first(selectFacts, [code, clientId]);
  if (!facts) return { coupons: none, refusal: unknownCoupon };
  let usesLeft = usesLeftOf(facts);
  const judged = orders.map((order) =>
    judge(facts, facts.redeemedByClient, { code, clientId, ...order }),
  );
  const coupons = judged.map((outcome) => {
    if ('refusal' in outcome || usesLeft < 1) return null;
    usesLeft -= 1;
    return outcome.coupon;
  });
  const [first] = judged;
  const isUsed = coupons.some((coupon) => coupon !== null);
  return { coupons, refusal: !isUsed && first && 'refusal' in first ? first.refusal : null };
}

function usesLeftOf(facts: CouponFacts & { redeemedByClient: number }): number {
  const { totalLimit, perClientLimit, redeemed, redeemedByClient } = facts;
  return Math.min(
    totalLimit === null ? Infinity : totalLimit - redeemed,
    perClientLimit === null ? Infinity : perClientLimit - redeemedByClient,
  );
}

export function judge(
  facts: CouponFacts,
  redeemedByClient: number,
  { caseType, subtotalCents }: CouponTry,
): { coupon: UsableCoupon } | { refusal: string } {
  const { id, code, percentOff, amountOffCents, nowMs, redeemed } = facts;
  const refusal = refuseCoupon(facts, {
    nowMs,
    caseType,
    subtotalCents,
    redeemed,
    redeemedByClient,
  });
  if (refusal) return { refusal: couponRefusals[refusal] };
  return { coupon: { id, code, percentOff, amountOffCents } };
}
