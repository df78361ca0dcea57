import { randomBytes } from 'node:crypto';
import type { StateCode } from '@courtside/domain/places';
import { eq } from 'drizzle-orm';
import { attorneyStates } from '../modules/accounts/practice.schema.ts';
import {
  attorneyCounties,
  attorneyCourts,
  counties,
  courts,
  states,
} from '../modules/places/places.schema.ts';
import { seedPlaces } from '../modules/places/seed-places.ts';
import { readCounties, statesOf } from '../modules/places/starter-directory/counties.ts';
import { Db } from '../platform/db/database.ts';
import { ConnectionPool } from '../platform/db/pool.ts';
import { aSignedInUser, type SignedInUser } from './factories.ts';

const starterCounties = readCounties();
const starterStates = statesOf(starterCounties);

type State = typeof states.$inferSelect;
type County = typeof counties.$inferSelect;
type Court = typeof courts.$inferSelect;

/** A state as it is, put in unless it is there; with details it is made so. */
export async function aState(
  db: Db,
  code: StateCode = 'CA',
  details: Partial<State> = {},
): Promise<State> {
  const known = starterStates.find((state) => state.code === code);
  if (!known) throw new Error(`There is no state ${code}`);
  await db.orm.insert(states).values(known).onConflictDoNothing();
  return changed(
    Object.keys(details).length > 0
      ? await db.orm.update(states).set(details).where(eq(states.code, code)).returning()
      : await db.orm.select().from(states).where(eq(states.code, code)),
  );
}

/** A county as it is, with its state, put in unless it is there; with details it is made so. */
export async function aCounty(
  db: Db,
  fips = '06037',
  details: Partial<County> = {},
): Promise<County> {
  const known = starterCounties.find((county) => county.fips === fips);
  if (!known) throw new Error(`There is no county ${fips}`);
  await aState(db, known.stateCode);
  await db.orm.insert(counties).values(known).onConflictDoNothing();
  return changed(
    Object.keys(details).length > 0
      ? await db.orm.update(counties).set(details).where(eq(counties.fips, fips)).returning()
      : await db.orm.select().from(counties).where(eq(counties.fips, fips)),
  );
}

/** A new court with a name of its own: active, confirmed, known to attorneys. */
export async function aCourt(
  db: Db,
  details: Partial<typeof courts.$inferInsert> = {},
): Promise<Court> {
  const county = await aCounty(db, details.countyFips);
  return changed(
    await db.orm
      .insert(courts)
      .values({
        name: `Superior Court ${randomBytes(4).toString('hex')}`,
        kind: 'state',
        level: 'general',
        stateCode: county.stateCode,
        countyFips: county.fips,
        city: county.name,
        timeZone: county.timeZone,
        caseTypes: ['Civil', 'Collections'],
        announcedAt: '2026-01-05T17:00:00Z',
        ...details,
      })
      .returning(),
  );
}

/** As the product came with it: nobody has confirmed it yet. */
export async function aStarterCourt(
  db: Db,
  details: Partial<typeof courts.$inferInsert> = {},
): Promise<Court> {
  return aCourt(db, { starter: true, confidence: 'likely', ...details });
}

/** Added by an administrator or an upload; attorneys were not told of it yet. */
export async function aNewCourt(
  db: Db,
  details: Partial<typeof courts.$inferInsert> = {},
): Promise<Court> {
  return aCourt(db, { announcedAt: null, ...details });
}

interface Coverage {
  states?: readonly StateCode[];
  counties?: readonly string[];
  courts?: readonly string[];
}

export async function anAttorneyCovering(db: Db, coverage: Coverage): Promise<SignedInUser> {
  const user = await aSignedInUser(db, 'attorney');
  await cover(db, user.id, coverage);
  return user;
}

/** Lets an attorney that is there cover more. */
export async function cover(db: Db, userId: string, coverage: Coverage): Promise<void> {
  for (const state of coverage.states ?? []) {
    await db.orm.insert(attorneyStates).values({ userId, state });
  }
  for (const countyFips of coverage.counties ?? []) {
    await aCounty(db, countyFips);
    await db.orm.insert(attorneyCounties).values({ userId, countyFips });
  }
  for (const courtId of coverage.courts ?? []) {
    await db.orm.insert(attorneyCourts).values({ userId, courtId });
  }
}

/** Every place that the product comes with. On a busy machine it takes longer than a request may. */
export async function loadAllPlaces(databaseUrl: string): Promise<void> {
  const pool = new ConnectionPool({ connectionString: databaseUrl, max: 1 });
  const db = new Db(pool);
  await seedPlaces(db);
  await db.sql('analyze');
  await pool.end();
}

function changed<Row>([row]: Row[]): Row {
  if (!row) throw new Error('The place was not stored');
  return row;
}
