import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@courtside/contract/endpoint';
import type { fees } from '@courtside/contract/fees';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { sqlState } from '../../platform/db/errors.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { appearanceTypes } from '../catalogue/index.ts';
import { nameFeeChanger } from './name-fee-changer.ts';
import { getStandardFee, lockStandardFee, type StandardFee } from './standard-fees.queries.ts';

type Details = BodyOf<typeof fees.addStandard>;

/** A new kind of hearing comes last in its practice area. */
export async function addStandardFee(
  tx: Tx,
  { body, origin }: { body: Details; origin: Origin },
): Promise<StandardFee> {
  await nameFeeChanger(tx, origin);
  const [added] = await tx.orm
    .insert(appearanceTypes)
    .values({
      ...body,
      position: sql`(select coalesce(max(position), 0) + 10 from appearance_types
                      where case_type = ${body.caseType})`,
    })
    .onConflictDoNothing()
    .returning({ id: appearanceTypes.id });
  if (!added) throw nameTaken();
  record(tx, origin, {
    action: 'fees.add_standard',
    recordType: 'appearance_type',
    recordId: added.id,
    after: body,
  });
  return getStandardFee(tx, added.id);
}

/** Holds for orders from now on; what was ordered keeps its price. */
export async function changeStandardFee(
  tx: Tx,
  { id, body, origin }: { id: string; body: BodyOf<typeof fees.changeStandard>; origin: Origin },
): Promise<StandardFee> {
  const { revision, ...details } = body;
  const before = await lockStandardFee(tx, id);
  if (before.revision !== revision) throw new Refusal('conflict');
  await nameFeeChanger(tx, origin);
  await tx
    .savepoint(async () =>
      tx.orm
        .update(appearanceTypes)
        .set({ ...details, revision: sql`${appearanceTypes.revision} + 1` })
        .where(eq(appearanceTypes.id, id)),
    )
    .catch((error: unknown) => {
      throw sqlState(error) === '23505' ? nameTaken() : error;
    });
  const names = Object.keys(details) as (keyof Details)[];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], details[name]));
  if (changed.length > 0) {
    record(tx, origin, {
      action: 'fees.change_standard',
      recordType: 'appearance_type',
      recordId: id,
      before: Object.fromEntries(changed.map((name) => [name, before[name]])),
      after: Object.fromEntries(changed.map((name) => [name, details[name]])),
    });
  }
  return getStandardFee(tx, id);
}

function nameTaken(): Refusal {
  return new Refusal('conflict', {
    message: 'This practice area has a kind of hearing with this name already.',
    errors: { name: 'Taken by another kind of hearing' },
  });
}
