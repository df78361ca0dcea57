import type { BodyOf } from '@courtside/contract/endpoint';
import type { fees } from '@courtside/contract/fees';
import type { Fee } from '@courtside/domain/fees';
import { formatCents } from '@courtside/domain/money';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { findPlaces, type ResolvedPlace, unknownPlaces } from './fee-places.queries.ts';
import { nonStandardFees } from './fees.schema.ts';
import { nameFeeChanger } from './name-fee-changer.ts';
import {
  getNonStandardFee,
  lockNonStandardFee,
  type NonStandardFee,
} from './non-standard-fees.queries.ts';

const selectName = statement<{ name: string }>(
  'select_appearance_type_name',
  'select name from appearance_types where id = $1',
);

export async function addNonStandardFee(
  tx: Tx,
  { body, origin }: { body: BodyOf<typeof fees.addNonStandard>; origin: Origin },
): Promise<NonStandardFee> {
  const { appearanceType: appearanceTypeId, place: asked, ...amounts } = body;
  if (!(await tx.first(selectName, [appearanceTypeId]))) {
    const message = 'We do not know this kind of hearing.';
    throw new Refusal('not_found', { message, errors: { appearanceType: message } });
  }
  const [found] = await findPlaces(tx, [asked]);
  if (!found) {
    const message = unknownPlaces[asked.level];
    throw new Refusal('not_found', { message, errors: { [`place.${asked.level}`]: message } });
  }
  await nameFeeChanger(tx, origin);
  const { name: _name, ...place } = found;
  const [added] = await tx.orm
    .insert(nonStandardFees)
    .values({ appearanceTypeId, ...place, ...amounts })
    .onConflictDoNothing()
    .returning({ id: nonStandardFees.id });
  if (!added) throw await alreadyThere(tx, appearanceTypeId, found);
  const fee = await getNonStandardFee(tx, added.id);
  record(tx, origin, {
    action: 'fees.add_non_standard',
    recordType: 'non_standard_fee',
    recordId: fee.id,
    after: loggedOf(fee),
  });
  return fee;
}

async function alreadyThere(
  tx: Tx,
  appearanceTypeId: string,
  { stateCode, countyFips, courtId }: ResolvedPlace,
): Promise<Refusal> {
  const {
    appearanceTypeId: type,
    stateCode: state,
    countyFips: county,
    courtId: court,
  } = nonStandardFees;
  const [existing] = await tx.orm
    .select({ id: nonStandardFees.id })
    .from(nonStandardFees)
    .where(
      and(
        eq(type, appearanceTypeId),
        eq(state, stateCode),
        countyFips === null ? isNull(county) : eq(county, countyFips),
        courtId === null ? isNull(court) : eq(court, courtId),
      ),
    );
  // Removed again in this very moment.
  if (!existing) return new Refusal('conflict');
  const fee = await getNonStandardFee(tx, existing.id);
  return new Refusal('conflict', {
    message: `${fee.appearanceTypeName} at ${fee.placeName} has a fee of its own already: ${formatCents(fee.clientFeeCents)} for the client, ${formatCents(fee.attorneyFeeCents)} for the attorney. Change that one instead.`,
    errors: { place: 'Has a fee of its own already' },
  });
}

export async function changeNonStandardFee(
  tx: Tx,
  { id, body, origin }: { id: string; body: BodyOf<typeof fees.changeNonStandard>; origin: Origin },
): Promise<NonStandardFee> {
  const { revision, ...amounts } = body;
  const before = await lockNonStandardFee(tx, id);
  if (before.revision !== revision) throw new Refusal('conflict');
  await nameFeeChanger(tx, origin);
  await tx.orm
    .update(nonStandardFees)
    .set({ ...amounts, revision: sql`${nonStandardFees.revision} + 1` })
    .where(eq(nonStandardFees.id, id));
  const after = await getNonStandardFee(tx, id);
  record(tx, origin, {
    action: 'fees.change_non_standard',
    recordType: 'non_standard_fee',
    recordId: id,
    before: loggedOf(before),
    after: loggedOf(after),
  });
  return after;
}

/** From now on applies what would have applied without it. */
export async function removeNonStandardFee(
  tx: Tx,
  { id, origin }: { id: string; origin: Origin },
): Promise<void> {
  const before = await lockNonStandardFee(tx, id);
  await nameFeeChanger(tx, origin);
  await tx.orm.delete(nonStandardFees).where(eq(nonStandardFees.id, id));
  record(tx, origin, {
    action: 'fees.remove_non_standard',
    recordType: 'non_standard_fee',
    recordId: id,
    before: loggedOf(before),
  });
}

function loggedOf(fee: NonStandardFee): Record<string, unknown> {
  const { clientFeeCents, attorneyFeeCents, includedMinutes } = fee;
  const { clientHourlyCents, attorneyHourlyCents } = fee;
  const amounts: Fee = {
    clientFeeCents,
    attorneyFeeCents,
    includedMinutes,
    clientHourlyCents,
    attorneyHourlyCents,
  };
  return { appearanceType: fee.appearanceTypeName, place: fee.placeName, ...amounts };
}
