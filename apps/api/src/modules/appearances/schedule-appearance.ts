import type { appearances as endpoints } from '@courtside/contract/appearances';
import type { BodyOf } from '@courtside/contract/endpoint';
import { decide, refusalText } from '@courtside/domain/appearances';
import type { Tx } from '../../platform/db/database.ts';
import { databaseNowMs } from '../../platform/db/now.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { Refusal } from '../../platform/refusal.ts';
import { redeemCoupon } from '../coupons/index.ts';
import { attachFiles } from '../files/index.ts';
import { getPolicies } from '../policies/index.ts';
import { appearances } from './appearances.schema.ts';
import { dropDraft } from './drafts.ts';
import { priceOrder } from './price-order.ts';
import { recordMove } from './record-move.ts';
import { checkOrder, columnsOf, writeParties } from './write-order.ts';

/** Orders coverage: price, appearance, parties, code, files and first move, all or none. */
export async function scheduleAppearance(
  tx: Tx,
  jobs: JobSender,
  {
    body: { coupon: code, files, expectedTotalCents, ...order },
    clientId,
    origin,
  }: { body: BodyOf<typeof endpoints.schedule>; clientId: string; origin: Origin },
): Promise<string> {
  await checkOrder(tx, order);
  const priced = await priceOrder(tx, {
    order: { ...order, expectedMinutes: order.expectedMinutes ?? undefined },
    clientId,
    code,
    expectedTotalCents,
  });
  const hearingAtMs = Date.parse(priced.quoted.hearingAt);
  const facts = { status: undefined, hearingAtMs, policies: await getPolicies(tx) };
  const decision = decide('schedule', facts, 'client', await databaseNowMs(tx));
  if (!decision.allowed) {
    throw new Refusal('conflict', { message: refusalText(decision.because) });
  }
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
  await dropDraft(tx, clientId);
  return made.id;
}
