import type { Tx } from '../../platform/db/database.ts';
import type { StarterDirectory } from './starter-directory/directory.ts';

/** Puts in what is new and corrects what nobody touched since it was put in. */
export async function loadPlaces(
  tx: Tx,
  { states, counties, courts }: StarterDirectory,
): Promise<void> {
  await load(tx, 'state', new Map(states.map((row) => [row.code, row])));
  await load(tx, 'county', new Map(counties.map((row) => [row.fips, row])));
  for (const some of inChunks(counties)) await tx.sql(placeCounties, [JSON.stringify(some)]);
  await load(tx, 'court', new Map(courts.map((row) => [row.id, row])));
  // The first lists are asked for long before autovacuum would have looked at so many new rows.
  await tx.sql('analyze states, counties, courts, reference_rows');
}

type Kind = 'state' | 'county' | 'court';

async function load(tx: Tx, kind: Kind, rows: ReadonlyMap<string, unknown>): Promise<void> {
  const found = await tx.sql<{ key: string }>('select key from reference_rows where kind = $1', [
    kind,
  ]);
  const loaded = new Set(found.map(({ key }) => key));
  const known = [...rows].filter(([key]) => loaded.has(key));
  const fresh = [...rows].filter(([key]) => !loaded.has(key));
  // Corrections first: they may free a name that an added court takes.
  for (const some of inChunks(known)) await tx.sql(correct[kind], [toJson(some)]);
  for (const some of inChunks(fresh)) await tx.sql(add[kind], [toJson(some)]);
  if (fresh.length === 0) return;
  await tx.sql('insert into reference_rows (kind, key) select $1, unnest($2::text[])', [
    kind,
    fresh.map(([key]) => key),
  ]);
}

/** So many at once that no statement takes long, on a busy machine either. */
const rowsPerStatement = 3_000;

function inChunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / rowsPerStatement);
  return Array.from({ length: count }, (_, i) =>
    rows.slice(i * rowsPerStatement, (i + 1) * rowsPerStatement),
  );
}

function toJson(entries: readonly (readonly [string, unknown])[]): string {
  return JSON.stringify(entries.map(([, row]) => row));
}

const given: Readonly<Record<Kind, string>> = {
  state: `json_to_recordset($1::json)
    as g(code text, fips text, name text, "timeZone" text)`,
  county: `json_to_recordset($1::json)
    as g(fips text, "stateCode" text, name text, "fullName" text, kind text,
         "timeZone" text, "otherTimeZone" text, "timeZoneNote" text,
         lat double precision, lon double precision)`,
  court: `json_to_recordset($1::json)
    as g(id uuid, name text, kind text, level text, entity text, "stateCode" text,
         "countyFips" text, city text, "timeZone" text, "caseTypes" text[], confidence text)`,
};

const correct: Readonly<Record<Kind, string>> = {
  state: `
    update states s set time_zone = g."timeZone"
      from ${given.state}
     where s.code = g.code and s.revision = 1 and s.time_zone <> g."timeZone"`,
  county: `
    update counties c
       set name = g.name, full_name = g."fullName", kind = g.kind, time_zone = g."timeZone",
           other_time_zone = g."otherTimeZone", time_zone_note = g."timeZoneNote"
      from ${given.county}
     where c.fips = g.fips and c.revision = 1
       and (c.name, c.full_name, c.kind, c.time_zone, c.other_time_zone, c.time_zone_note)
           is distinct from
           (g.name, g."fullName", g.kind, g."timeZone", g."otherTimeZone", g."timeZoneNote")
       and not exists (
         select from counties o where o.state_code = c.state_code and o.fips <> c.fips
            and lower(o.full_name) = lower(g."fullName"))`,
  court: `
    update courts c
       set name = g.name, kind = g.kind, level = g.level, entity = g.entity, city = g.city,
           time_zone = g."timeZone", case_types = g."caseTypes", confidence = g.confidence
      from ${given.court}
     where c.id = g.id and c.starter and c.revision = 1
       and (c.name, c.kind, c.level, c.entity, c.city, c.time_zone, c.case_types, c.confidence)
           is distinct from
           (g.name, g.kind, g.level, g.entity, g.city, g."timeZone", g."caseTypes", g.confidence)
       and not exists (
         select from courts o where o.county_fips = c.county_fips and o.id <> c.id
            and lower(o.name) = lower(g.name))`,
};

/** Where a county lies is no administrator's to change, so it is put right whatever else they changed. */
const placeCounties = `
  update counties c set lat = g.lat, lon = g.lon
    from ${given.county}
   where c.fips = g.fips and (c.lat, c.lon) is distinct from (g.lat, g.lon)`;

/** What stands in the way of a row, such as a court of that name added by hand, keeps its place. */
const add: Readonly<Record<Kind, string>> = {
  state: `
    insert into states (code, fips, name, time_zone)
    select code, fips, name, "timeZone" from ${given.state}
    on conflict do nothing`,
  county: `
    insert into counties
      (fips, state_code, name, full_name, kind, time_zone, other_time_zone, time_zone_note, lat, lon)
    select g.fips, s.code, g.name, g."fullName", g.kind,
           g."timeZone", g."otherTimeZone", g."timeZoneNote", g.lat, g.lon
      from ${given.county} join states s on s.code = g."stateCode"
    on conflict do nothing`,
  court: `
    insert into courts
      (id, name, kind, level, entity, state_code, county_fips, city, time_zone, case_types,
       starter, confidence, announced_at)
    select g.id, g.name, g.kind, g.level, g.entity, c.state_code, c.fips, g.city, g."timeZone",
           g."caseTypes", true, g.confidence, clock_now()
      from ${given.court}
      join counties c on c.fips = g."countyFips" and c.state_code = g."stateCode"
    on conflict do nothing`,
};
