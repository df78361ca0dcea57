import { decide, refusalText } from '@courtside/domain/appearances';
import type { DbOrTx } from '../../platform/db/database.ts';
import { databaseNowMs } from '../../platform/db/now.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type QuotedOrder, quoteOrders } from '../fees/index.ts';
import { getPolicies } from '../policies/index.ts';
import { priceOrder } from './price-order.ts';
import { checkOrder, type Order } from './write-order.ts';

/** Whether an order can be placed now, and at which price. */
export async function judgeOrder(
  db: DbOrTx,
  {
    order,
    clientId,
    ...shown
  }: {
    order: Order;
    clientId: string;
    code?: string | undefined;
    expectedTotalCents: number;
  },
) {
  await checkOrder(db, order);
  const priced = await priceOrder(db, { order: askedOf(order), clientId, ...shown });
  const decision = (await readJudge(db))(priced.quoted.hearingAt);
  return { priced, decision };
}

/** What each of many orders costs, or why it cannot be placed: as `judgeOrder` one by one would say. */
export async function judgeOrders(
  db: DbOrTx,
  orders: readonly Order[],
): Promise<(QuotedOrder | Refusal)[]> {
  if (orders.length === 0) return [];
  try {
    for (const order of orders) await checkOrder(db, order);
    const asked = orders.map(askedOf);
    const { quotes } = await quoteOrders(db, { orders: asked, fieldOf: (_, field) => field });
    const judge = await readJudge(db);
    for (const { hearingAt } of quotes) judge(hearingAt ?? '');
    return quotes;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [only] = orders;
    if (orders.length === 1 && only) return [error];
    // One of them is refused: each half is judged for itself, so that the others need not be.
    const half = Math.ceil(orders.length / 2);
    return [
      ...(await judgeOrders(db, orders.slice(0, half))),
      ...(await judgeOrders(db, orders.slice(half))),
    ];
  }
}

function askedOf(order: Order) {
  return { ...order, expectedMinutes: order.expectedMinutes ?? undefined };
}

/** By the rules in force and the time that it is. */
async function readJudge(db: DbOrTx) {
  const policies = await getPolicies(db);
  const nowMs = await databaseNowMs(db);
  return (hearingAt: string) => {
    const facts = { status: undefined, hearingAtMs: Date.parse(hearingAt), policies };
    const decision = decide('schedule', facts, 'client', nowMs);
    if (!decision.allowed) {
      throw new Refusal('conflict', { message: refusalText(decision.because) });
    }
    return decision;
  };
}
