import type { appearances as endpoints } from '@courtside/contract/appearances';
import type { BodyOf } from '@courtside/contract/endpoint';
import type { Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { redeemCoupon } from '../coupons/index.ts';
import { attachFiles } from '../files/index.ts';
import { appearances } from './appearances.schema.ts';
import { dropDraft } from './drafts.ts';
import { judgeOrder } from './judge-order.ts';
import { recordMove } from './record-move.ts';
import { columnsOf, writeParties } from './write-order.ts';

type Body = BodyOf<typeof endpoints.schedule>;

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
    order,
    clientId,
    code: coupon,
    expectedTotalCents,
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
