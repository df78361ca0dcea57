import type { CaseType } from '../case-types/index.ts';

/** A promotional code, as far as its rules go. */
export interface Coupon {
  readonly code: string;
  /** One of the two. */
  readonly percentOff: number | null;
  readonly amountOffCents: number | null;
  readonly startsAtMs: number | null;
  readonly endsAtMs: number | null;
  readonly totalLimit: number | null;
  readonly perClientLimit: number | null;
  /** None means all. */
  readonly caseTypes: readonly CaseType[];
  readonly minimumCents: number;
  readonly active: boolean;
}

export interface CouponUse {
  readonly nowMs: number;
  readonly caseType: CaseType;
  readonly subtotalCents: number;
  /** Redemptions that stand, of everybody and of this client. */
  readonly redeemed: number;
  readonly redeemedByClient: number;
}

/** Why a code is not taken. The order is the order in which reasons are given. */
export const couponRefusals = {
  inactive: 'This code is no longer offered.',
  not_started: 'This code is not valid yet.',
  ended: 'This code has expired.',
  used_up: 'This code has been used as often as it can be.',
  used_by_client: 'You have used this code as often as it can be used.',
  other_case_type: 'This code is not for this practice area.',
  below_minimum: 'This order is below the minimum for this code.',
} as const;

export type CouponRefusal = keyof typeof couponRefusals;

/** Said of a code that does not exist, and nothing more. */
export const unknownCoupon = 'We do not know this code.';

/** The first reason why a code cannot be used, or undefined when it can. */
export function refuseCoupon(coupon: Coupon, use: CouponUse): CouponRefusal | undefined {
  const { startsAtMs, endsAtMs, totalLimit, perClientLimit, caseTypes } = coupon;
  if (!coupon.active) return 'inactive';
  if (startsAtMs !== null && use.nowMs < startsAtMs) return 'not_started';
  if (endsAtMs !== null && use.nowMs >= endsAtMs) return 'ended';
  if (totalLimit !== null && use.redeemed >= totalLimit) return 'used_up';
  if (perClientLimit !== null && use.redeemedByClient >= perClientLimit) return 'used_by_client';
  if (caseTypes.length > 0 && !caseTypes.includes(use.caseType)) return 'other_case_type';
  if (use.subtotalCents < coupon.minimumCents) return 'below_minimum';
  return undefined;
}

/** What a code takes off, never more than there is. */
export function discountOf(
  { percentOff, amountOffCents }: Pick<Coupon, 'percentOff' | 'amountOffCents'>,
  subtotalCents: number,
): number {
  const off =
    percentOff === null ? (amountOffCents ?? 0) : Math.round((subtotalCents * percentOff) / 100);
  return Math.min(off, subtotalCents);
}

/** Codes are typed in any case and with stray spaces; one spelling is stored. */
export function normalizeCode(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}
