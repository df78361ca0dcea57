import { isDeepStrictEqual } from 'node:util';
import type { coupons as endpoints } from '@courtside/contract/coupons';
import type { BodyOf } from '@courtside/contract/endpoint';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { sqlState } from '../../platform/db/errors.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { getCoupon, type ListedCoupon, lockCoupon, mostByOneClient } from './coupons.queries.ts';
import { coupons } from './coupons.schema.ts';

type Details = BodyOf<typeof endpoints.add>;

export async function addCoupon(
  tx: Tx,
  { body, origin }: { body: Details; origin: Origin },
): Promise<ListedCoupon> {
  const [added] = await tx.orm
    .insert(coupons)
    .values(columnsOf(body))
    .onConflictDoNothing({ target: coupons.code })
    .returning({ id: coupons.id });
  if (!added) throw codeTaken();
  const coupon = await getCoupon(tx, added.id);
  record(tx, origin, {
    action: 'coupons.add',
    recordType: 'coupon',
    recordId: coupon.id,
    after: detailsOf(coupon),
  });
  return coupon;
}

/** Changes what holds from now on; what was redeemed keeps its discount. */
export async function changeCoupon(
  tx: Tx,
  { id, body, origin }: { id: string; body: BodyOf<typeof endpoints.change>; origin: Origin },
): Promise<ListedCoupon> {
  const { revision, ...details } = body;
  const before = await lockCoupon(tx, id);
  if (before.revision !== revision) throw new Refusal('conflict');
  await refuseLimitsBelowUse(tx, before, details);
  await tx
    .savepoint(async () =>
      tx.orm
        .update(coupons)
        .set({ ...columnsOf(details), revision: sql`${coupons.revision} + 1` })
        .where(eq(coupons.id, id)),
    )
    .catch((error: unknown) => {
      throw sqlState(error) === '23505' ? codeTaken() : error;
    });
  const after = await getCoupon(tx, id);
  recordChange(tx, origin, before, after);
  return after;
}

/** The limits hold for all uses that stand, so they cannot be set below those. */
async function refuseLimitsBelowUse(
  tx: Tx,
  { id, redeemedCount }: ListedCoupon,
  { totalLimit, perClientLimit }: Details,
): Promise<void> {
  const most = perClientLimit === null ? 0 : await mostByOneClient(tx, id);
  const errors = {
    ...(totalLimit !== null &&
      totalLimit < redeemedCount && { totalLimit: `Used ${times(redeemedCount)} already` }),
    ...(perClientLimit !== null &&
      perClientLimit < most && { perClientLimit: `One client used it ${times(most)} already` }),
  };
  if (Object.keys(errors).length === 0) return;
  throw new Refusal('conflict', { message: 'A limit is below what was used already.', errors });
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`;
}

function columnsOf({ discount, ...details }: Details): typeof coupons.$inferInsert {
  return {
    ...details,
    percentOff: discount.kind === 'percent' ? discount.percent : null,
    amountOffCents: discount.kind === 'amount' ? discount.cents : null,
  };
}

const derived = new Set<string>([
  'id',
  'state',
  'redeemedCount',
  'redeemedCents',
  'createdAt',
  'revision',
] satisfies (keyof ListedCoupon)[]);

/** What an administrator decides, without what follows from it or from use. */
function detailsOf(coupon: ListedCoupon): Record<string, unknown> {
  return Object.fromEntries(Object.entries(coupon).filter(([name]) => !derived.has(name)));
}

function recordChange(tx: Tx, origin: Origin, was: ListedCoupon, is: ListedCoupon): void {
  const [before, after] = [detailsOf(was), detailsOf(is)];
  const changed = Object.keys(after).filter((key) => !isDeepStrictEqual(before[key], after[key]));
  if (changed.length === 0) return;
  record(tx, origin, {
    action: 'coupons.change',
    recordType: 'coupon',
    recordId: is.id,
    before: Object.fromEntries(changed.map((key) => [key, before[key]])),
    after: Object.fromEntries(changed.map((key) => [key, after[key]])),
  });
}

function codeTaken(): Refusal {
  return new Refusal('conflict', {
    message: 'There is a promotional code with this name already.',
    errors: { code: 'Taken by another promotional code' },
  });
}
