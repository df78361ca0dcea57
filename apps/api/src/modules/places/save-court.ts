import type { BodyOf } from '@courtside/contract/endpoint';
import type { placeRecords } from '@courtside/contract/place-records';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type CourtRecord, courtType } from './court-records.queries.ts';
import { lockPlace, recordAdded, recordChanged, refuseTaken } from './place-record.ts';
import { counties, courts } from './places.schema.ts';

type CourtDetails = BodyOf<typeof placeRecords.addCourt>;

export async function addCourt(
  tx: Tx,
  { body, origin }: { body: CourtDetails; origin: Origin },
): Promise<CourtRecord> {
  const columns = await columnsOf(tx, body);
  const [court] = await refuseTaken(
    courtType,
    tx.orm.insert(courts).values(columns).returning({ id: courts.id }).execute(),
  );
  if (!court) throw new Error('The court was not stored');
  const added = await courtType.get(tx, court.id);
  recordAdded(tx, origin, courtType, added);
  return added;
}

/** Whoever saves a court has looked at it, which confirms one that the product came with. */
export async function changeCourt(
  tx: Tx,
  {
    id,
    body: { revision, ...details },
    origin,
  }: { id: string; body: BodyOf<typeof placeRecords.changeCourt>; origin: Origin },
): Promise<CourtRecord> {
  const was = await lockPlace(tx, courtType, { id, revision });
  const columns = await columnsOf(tx, details);
  await refuseTaken(
    courtType,
    tx.orm
      .update(courts)
      .set({
        ...columns,
        starter: false,
        confidence: 'confirmed',
        revision: sql`${courts.revision} + 1`,
      })
      .where(eq(courts.id, id))
      .execute(),
  );
  const is = await courtType.get(tx, id);
  recordChanged(tx, origin, courtType, { action: 'places.change', was, is });
  return is;
}

/** The state follows from the county, which is held until the court is written. */
async function columnsOf(tx: Tx, { county, caseTypes, ...details }: CourtDetails) {
  const [found] = await tx.orm
    .select({ fips: counties.fips, stateCode: counties.stateCode })
    .from(counties)
    .where(eq(counties.fips, county))
    .for('key share');
  if (!found) {
    throw new Refusal('invalid_request', { errors: { county: 'There is no such county' } });
  }
  return {
    ...details,
    caseTypes: [...new Set(caseTypes)],
    countyFips: found.fips,
    stateCode: found.stateCode,
  };
}
