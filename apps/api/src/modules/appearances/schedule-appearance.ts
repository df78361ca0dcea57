import type { appearances as endpoints } from '@courtside/contract/appearances';
import type { BodyOf } from '@courtside/contract/endpoint';
import { decide, refusalText } from '@courtside/domain/appearances';
import type { DbOrTx, Tx } from '../../platform/db/database.ts';
import { databaseNowMs } from '../../platform/db/now.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { Refusal } from '../../platform/refusal.ts';
import { redeemCoupon } from '../coupons/index.ts';
import { attachFiles } from '../files/index.ts';
import { getPolicies } from '../policies/index.ts';
import { appearances } from './appearances.schema.ts';
import { dropDraft } from './drafts.ts';
import { priceNow, priceOrder } from './price-order.ts';
import { recordMove } from './record-move.ts';
import { checkOrder, columnsOf, type Order, writeParties } from './write-order.ts';

type Body = BodyOf<typeof endpoints.schedule>;

/** Whether an order could be placed now, and at which price. Refuses as placing it would. */
export async function judgeOrder(
  db: DbOrTx,
  {
    body: { coupon: code, order, expectedTotalCents },
    clientId,
  }: {
    body: { order: Order; coupon?: string | undefined; expectedTotalCents?: number };
    clientId: string;
  },
) {
  await checkOrder(db, order);
  const asked = {
    order: { ...order, expectedMinutes: order.expectedMinutes ?? undefined },
    clientId,
    code,
  };
  const priced =
    expectedTotalCents === undefined
      ? await priceNow(db, asked)
      : await priceOrder(db, { ...asked, expectedTotalCents });
  const hearingAtMs = Date.parse(priced.quoted.hearingAt);
  const facts = { status: undefined, hearingAtMs, policies: await getPolicies(db) };
  const decision = decide('schedule', facts, 'client', await databaseNowMs(db));
  if (!decision.allowed) {
    throw new Refusal('conflict', { message: refusalText(decision.because) });
  }
  return { priced, decision };
}

/** Orders coverage: price, appearance, parties, code, files and first move, all or none. */
export async function placeOrder(
  tx: Tx,
  jobs: JobSender,
  {
    body: { coupon, files, expectedTotalCents, ...order },
    clientId,
    origin,
  }: { body: Body; clientId: string; origin: Origin },
): Promise<string> {
  const { priced, decision } = await judgeOrder(tx, {
    body: { order, coupon, expectedTotalCents },
    clientId,
  });
  const [made] = await tx.orm
    .insert(appearances)
    .values({ ...columnsOf(order, priced), clientId, status: decision.to })
    .returning({ id: appearances.id });
  if (!made) throw new Error('The appearance was not stored');
  await writeParties(tx, made.id, order.parties);
  const { quote, quoted } = priced;
  if (quote.coupon) {
    await redeemCoupon(tx, {
      code: quote.coupon.code,
      clientId,
      appearanceId: made.id,
      caseType: quoted.caseType,
      subtotalCents: quote.subtotalCents,
    });
  }
  await attachFiles(tx, { uids: files, appearanceId: made.id, ownerId: clientId });
  await recordMove(tx, jobs, {
    appearanceId: made.id,
    clientId,
    attorneyId: null,
    action: 'schedule',
    from: null,
    to: decision.to,
    party: 'client',
    origin,
    effects: decision.effects,
    details: { totalCents: quote.client.totalCents },
  });
  return made.id;
}

/** Orders what the form was filled in for; the draft of it has served. */
export async function scheduleAppearance(
  tx: Tx,
  jobs: JobSender,
  order: { body: Body; clientId: string; origin: Origin },
): Promise<string> {
  const id = await placeOrder(tx, jobs, order);
  await dropDraft(tx, order.clientId);
  return id;
}
