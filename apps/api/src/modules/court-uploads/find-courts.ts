import type { DbOrTx } from '../../platform/db/database.ts';
import type { CourtValues } from './court-values.ts';

/** A court of ours that a line is about. */
export interface FoundCourt {
  id: string;
  revision: number;
  isStarter: boolean;
  values: CourtValues;
}

const foundCourt = `
  c.id, c.revision, c.starter as "isStarter",
  jsonb_build_object(
    'name', c.name, 'kind', c.kind, 'level', c.level, 'state', c.state_code,
    'county', c.county_fips, 'city', c.city, 'street', c.street, 'zip', c.zip,
    'timeZone', c.time_zone, 'caseTypes', c.case_types, 'phone', c.phone,
    'remoteNote', c.remote_note, 'active', c.active) as values`;

// Not statements with a name: a plan made while there are few courts is a bad one for many.
const selectById = `select ${foundCourt} from courts c where c.id = any($1::uuid[])`;

export async function findCourtsById(db: DbOrTx, ids: string[]): Promise<Map<string, FoundCourt>> {
  const found = ids.length > 0 ? await db.sql<FoundCourt>(selectById, [ids]) : [];
  return new Map(found.map((court) => [court.id, court]));
}

/** A county and a name, which only one court can have. */
export interface Place {
  county: string;
  name: string;
}

export interface Spot {
  /** The same for names that differ in case only, by the database's own rule. */
  key: string;
  court: FoundCourt | undefined;
}

// One look into the unique index for each: a join by county alone would read a large county whole.
const selectByPlace = `
  select g.county || ' ' || lower(g.name) as key, found.*
    from unnest($1::text[], $2::text[]) with ordinality as g(county, name, position)
    left join lateral (
      select ${foundCourt} from courts c
       where c.county_fips = g.county and lower(c.name) = lower(g.name) limit 1
    ) found on true
   order by g.position`;

/** For each place, in the same order, what is there. */
export async function findSpots(db: DbOrTx, places: readonly Place[]): Promise<Spot[]> {
  if (places.length === 0) return [];
  const rows = await db.sql<{ key: string } & Partial<FoundCourt>>(selectByPlace, [
    places.map(({ county }) => county),
    places.map(({ name }) => name),
  ]);
  return rows.map(({ key, ...court }) => ({
    key,
    court: court.id ? (court as FoundCourt) : undefined,
  }));
}
