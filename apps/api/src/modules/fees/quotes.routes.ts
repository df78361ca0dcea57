import type { ResponseOf } from '@courtside/contract/endpoint';
import { quotes } from '@courtside/contract/quotes';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { type QuotedOrder, quoteOrders } from './quote-orders.ts';

export const registerQuotes: Module = (app, platform) => {
  route(app, platform, quotes.calculateFee, async ({ db, query }) => {
    const asked = { orders: [query], fieldOf: (_: number, field: string) => field };
    const [quoted] = (await quoteOrders(db, asked)).quotes;
    if (!quoted) throw new Error('One order was asked for');
    return clientSideOf(quoted);
  });

  route(app, platform, quotes.calculateFees, async ({ db, body, actor }) => {
    const { quotes: quoted, couponRefusal } = await quoteOrders(db, {
      orders: body.orders,
      ...(body.coupon !== undefined && { coupon: { code: body.coupon, clientId: actor.userId } }),
      fieldOf: (index, field) => `orders.${index}.${field}`,
    });
    const totalCents = quoted.reduce((sum, { quote }) => sum + quote.client.totalCents, 0);
    return { quotes: quoted.map(clientSideOf), totalCents, couponRefusal };
  });
};

/** Picked field by field: the other side must not slip through. */
function clientSideOf(quoted: QuotedOrder): ResponseOf<typeof quotes.calculateFee> {
  const { appearanceType, court, includedMinutes, hearingAt, timeZone, quote } = quoted;
  return {
    appearanceType,
    court,
    level: quote.level,
    includedMinutes,
    lines: quote.client.lines.map((line) => ({ ...line })),
    totalCents: quote.client.totalCents,
    hearingAt,
    timeZone,
  };
}
