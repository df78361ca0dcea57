import { type Quote, withAgreedRaise, withCoupon } from '@courtside/domain/fees';
import type { DbOrTx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type AskedOrder, type QuotedOrder, quoteOrders } from '../fees/index.ts';

/** The code of an order as it was when it was taken; what an administrator changes later does not reach it. */
export interface KeptCoupon {
  readonly id: string;
  readonly code: string;
  readonly percentOff: number | null;
  readonly amountOffCents: number | null;
}

/** The price as it is stored with the appearance: both sides, and what they rest on. */
export interface KeptQuote extends Quote {
  readonly includedMinutes: number;
  readonly coupon: KeptCoupon | null;
}

export interface PricedOrder {
  readonly quoted: QuotedOrder & { readonly hearingAt: string };
  readonly quote: KeptQuote;
}

interface Asked {
  order: AskedOrder;
  clientId: string;
  /** A code to use now. */
  code?: string | undefined;
  /** The price that it replaces: its code and a higher rate that was agreed stay. */
  replaces?: KeptQuote;
}

/** What an order costs now, refused when the client was shown another price. */
export async function priceOrder(
  db: DbOrTx,
  { expectedTotalCents, ...asked }: Asked & { expectedTotalCents: number },
): Promise<PricedOrder> {
  const priced = await priceNow(db, asked);
  if (priced.quote.client.totalCents !== expectedTotalCents) throw new Refusal('price_changed');
  return priced;
}

export async function priceNow(
  db: DbOrTx,
  { order, clientId, code, replaces }: Asked,
): Promise<PricedOrder> {
  const { quotes, couponRefusal } = await quoteOrders(db, {
    orders: [order],
    fieldOf: (_, field) => field,
    ...(code !== undefined && { coupon: { code, clientId } }),
  });
  if (couponRefusal) {
    throw new Refusal('conflict', { message: couponRefusal, errors: { coupon: couponRefusal } });
  }
  const [quoted] = quotes;
  if (!quoted?.hearingAt) throw new Error('An order has a date and a time');
  const kept = replaces?.coupon;
  const price = kept ? withCoupon(quoted.quote, kept) : quoted.quote;
  const quote = {
    ...price,
    includedMinutes: quoted.includedMinutes,
    coupon: kept ?? quoted.coupon,
  };
  return {
    quoted: { ...quoted, hearingAt: quoted.hearingAt },
    quote: replaces ? withAgreedRaise(quote, replaces) : quote,
  };
}
