import type { Tx } from '../../platform/db/database.ts';
import { Outdated } from './outdated.ts';

const batchSize = 1_000;

const values = `
  jsonb_to_record(f.court) as g(
    name text, kind text, level text, state text, county text, city text, street text, zip text,
    "timeZone" text, "caseTypes" text[], phone text, "remoteNote" text, active boolean)`;

const selectBatchEnd = `
  select max(line) as line, count(*) as lines,
         count(*) filter (where outcome = 'changed') as changed
    from (select line, outcome from court_upload_findings
           where upload_id = $1 and line > $2 order by line limit ${batchSize}) batch`;

const insertCourts = `
  insert into courts
    (name, kind, level, state_code, county_fips, city, street, zip, time_zone, case_types, phone,
     remote_note, active)
  select g.name, g.kind, g.level, g.state, g.county, g.city, g.street, g.zip, g."timeZone",
         g."caseTypes", g.phone, g."remoteNote", g.active
    from court_upload_findings f cross join ${values}
   where f.upload_id = $1 and f.line > $2 and f.line <= $3 and f.outcome = 'new'`;

const updateCourts = `
  update courts c
     set name = g.name, kind = g.kind, level = g.level, state_code = g.state,
         county_fips = g.county, city = g.city, street = g.street, zip = g.zip,
         time_zone = g."timeZone", case_types = g."caseTypes", phone = g.phone,
         remote_note = g."remoteNote", active = g.active, starter = false,
         confidence = 'confirmed', revision = c.revision + 1
    from court_upload_findings f cross join ${values}
   where f.upload_id = $1 and f.line > $2 and f.line <= $3 and f.outcome = 'changed'
     and c.id = f.court_id and c.revision = f.court_revision
  returning c.id`;

/** Writes batch by batch, and tells after each how far it has come. */
export async function writeCourts(
  tx: Tx,
  uploadId: string,
  tellProgress: (doneLines: number) => Promise<unknown>,
): Promise<void> {
  await tx.sql(`set local courtside.raises_version_later = 'on'`);
  let after = 0;
  let done = 0;
  for (;;) {
    const [batch] = await tx.sql<{ line: number | null; lines: number; changed: number }>(
      selectBatchEnd,
      [uploadId, after],
    );
    if (!batch || batch.line === null) break;
    const range = [uploadId, after, batch.line];
    await tx.sql(insertCourts, range);
    const updated = await tx.sql<{ id: string }>(updateCourts, range);
    if (updated.length !== batch.changed) {
      throw new Outdated('A court was changed meanwhile. Nothing was written; check again.');
    }
    done += batch.lines;
    await tellProgress(done);
    after = batch.line;
  }
  await tx.sql(`update reference_versions set version = version + 1 where name = 'places'`);
}
