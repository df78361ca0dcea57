import { caseTypeCodes, caseTypes } from '@courtside/domain/case-types';
import { formatCents } from '@courtside/domain/money';
import { formatShortDate, formatTime } from '../../ui/format-date.ts';
import type { Coupon } from './coupon-queries.ts';

/** What decides what a code does. */
export type CouponRules = Pick<
  Coupon,
  | 'discount'
  | 'startsAt'
  | 'endsAt'
  | 'totalLimit'
  | 'perClientLimit'
  | 'caseTypes'
  | 'minimumCents'
  | 'active'
>;

const list = new Intl.ListFormat('en-US');
const msOfMinute = 60_000;

/** What a code does, in one sentence. */
export function describeCoupon(rules: CouponRules): string {
  const parts = [
    `${discountWords(rules)} ${ordersWords(rules)}`,
    windowWords(rules).join(' '),
    limitWords(rules),
  ];
  const sentence = `${parts.filter(Boolean).join(', ')}.`;
  return rules.active ? sentence : `${sentence} It is switched off.`;
}

export function discountWords({ discount }: Pick<CouponRules, 'discount'>): string {
  return discount.kind === 'percent'
    ? `${discount.percent}% off`
    : `${formatCents(discount.cents)} off`;
}

type Orders = Pick<CouponRules, 'caseTypes' | 'minimumCents'>;

function ordersWords({ caseTypes: codes, minimumCents }: Orders): string {
  const orders = isForAll(codes)
    ? 'any order'
    : `${list.format(codes.map((code) => caseTypes[code]))} orders`;
  return minimumCents > 0 ? `${orders} of at least ${formatCents(minimumCents)}` : orders;
}

/** What it is for, short enough for a line of a list. */
export function scopeWords({ caseTypes: codes, minimumCents }: Orders): string {
  const [first, ...others] = codes.map((code) => caseTypes[code]);
  let scope = 'Any order';
  if (first !== undefined && !isForAll(codes)) {
    scope = others.length > 1 ? `${codes.length} practice areas` : list.format([first, ...others]);
  }
  return minimumCents > 0 ? `${scope}, from ${formatCents(minimumCents)}` : scope;
}

function isForAll(codes: CouponRules['caseTypes']): boolean {
  return codes.length === 0 || codes.length === caseTypeCodes.length;
}

/** When a code holds, in none, one or two parts. */
export function windowWords({
  startsAt,
  endsAt,
}: Pick<CouponRules, 'startsAt' | 'endsAt'>): string[] {
  return [
    ...(startsAt === null ? [] : [`from ${momentWords(startsAt)}`]),
    ...(endsAt === null ? [] : [endWords(endsAt)]),
  ];
}

function momentWords(at: string): string {
  const day = formatShortDate(at);
  return isMidnight(at) ? day : `${day}, ${formatTime(at)} UTC`;
}

// A code that ends as a day begins holds for the whole day before it.
function endWords(at: string): string {
  if (!isMidnight(at)) return `until ${momentWords(at)}`;
  return `through ${formatShortDate(new Date(Date.parse(at) - msOfMinute).toISOString())}`;
}

function isMidnight(at: string): boolean {
  return Date.parse(at) % (24 * 60 * msOfMinute) === 0;
}

function limitWords({
  totalLimit,
  perClientLimit,
}: Pick<CouponRules, 'totalLimit' | 'perClientLimit'>): string {
  const limits = [
    ...(totalLimit === null ? [] : [timesWords(totalLimit)]),
    ...(perClientLimit === null ? [] : [`${timesWords(perClientLimit)} per client`]),
  ];
  return limits.length > 0 ? `at most ${limits.join(', ')}` : '';
}

function timesWords(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count.toLocaleString('en-US')} times`;
}

/** `12 of 100`, or `12` where there is no limit. */
export function usesWords({
  redeemedCount,
  totalLimit,
}: Pick<Coupon, 'redeemedCount' | 'totalLimit'>): string {
  const used = redeemedCount.toLocaleString('en-US');
  return totalLimit === null ? used : `${used} of ${totalLimit.toLocaleString('en-US')}`;
}
