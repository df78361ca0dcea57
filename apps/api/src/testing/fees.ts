import { randomBytes } from 'node:crypto';
import type { Fee } from '@courtside/domain/fees';
import { appearanceTypes } from '../modules/catalogue/catalogue.schema.ts';
import { nonStandardFees } from '../modules/fees/fees.schema.ts';
import type { Db } from '../platform/db/database.ts';
import { aState } from './places.ts';

export const aFee: Fee = {
  clientFeeCents: 17_500,
  attorneyFeeCents: 11_000,
  includedMinutes: 60,
  clientHourlyCents: 15_000,
  attorneyHourlyCents: 9500,
};

type Type = typeof appearanceTypes.$inferSelect;

/** A kind of hearing that can be ordered, with a name of its own. */
export async function anAppearanceType(
  db: Db,
  details: Partial<typeof appearanceTypes.$inferInsert> = {},
): Promise<Type> {
  return stored(
    await db.orm
      .insert(appearanceTypes)
      .values({
        caseType: 'Civil',
        name: `Status conference ${randomBytes(4).toString('hex')}`,
        utbmsTask: 'L230',
        usualMinutes: 30,
        inPerson: true,
        remote: true,
        ...aFee,
        ...details,
      })
      .returning(),
  );
}

/** A kind of hearing that was taken out of the catalogue. */
export async function aRetiredAppearanceType(db: Db): Promise<Type> {
  return anAppearanceType(db, { active: false });
}

type NonStandardFee = typeof nonStandardFees.$inferSelect;

/** Another fee at a place: in all of California, unless the details say where. */
export async function aNonStandardFee(
  db: Db,
  details: Partial<typeof nonStandardFees.$inferInsert> & { appearanceTypeId: string },
): Promise<NonStandardFee> {
  await aState(db, details.stateCode);
  return stored(
    await db.orm
      .insert(nonStandardFees)
      .values({ stateCode: 'CA', ...aFee, ...details })
      .returning(),
  );
}

function stored<Row>([row]: Row[]): Row {
  if (!row) throw new Error('The fee was not stored');
  return row;
}
