import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, statement, type Tx } from '../../platform/db/database.ts';
import { sqlState } from '../../platform/db/errors.ts';
import type { Origin } from '../../platform/http/context.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { getUpload } from './court-uploads.queries.ts';
import { Outdated } from './outdated.ts';
import { writeCourts } from './write-courts.ts';

// Uploads are written one after the other. Nobody waits in the database, where waiting is short.
const tryTurn = statement<{ isOurs: boolean }>(
  'try_court_upload_turn',
  `select pg_try_advisory_xact_lock(hashtext('court-uploads.apply')) as "isOurs"`,
);
const waitMilliseconds = 240_000;

/** Writes every court of a checked upload in one transaction, or none. */
export async function applyUpload(db: Db, id: string, origin: Origin): Promise<void> {
  const deadline = Date.now() + waitMilliseconds;
  try {
    while (!(await takeTurn(db, id, origin))) {
      if (Date.now() > deadline) throw new Error('Another upload is still being written');
      await sleep(500);
    }
  } catch (error) {
    const reason = reasonFor(error);
    if (reason === undefined) throw error;
    await db.all(failApply, [id, reason]);
  }
}

/** False while another upload is being written. */
async function takeTurn(db: Db, id: string, origin: Origin): Promise<boolean> {
  return db.transaction(async (tx) => {
    const turn = await tx.first(tryTurn);
    if (turn?.isOurs !== true) return false;
    const { stage, counts } = await getUpload(tx, id);
    if (stage !== 'applying') return true;
    await refuseIfOutdated(tx, id);
    await writeCourts(tx, id, (done) => db.all(tellProgress, [id, done]));
    if (!(await tx.first(finishApply, [id]))) throw new Outdated('The upload was given up.');
    record(tx, origin, {
      action: 'court-uploads.apply',
      recordType: 'court-upload',
      recordId: id,
      after: { new: counts.new, changed: counts.changed, same: counts.same },
    });
    return true;
  });
}

// Told on another connection, for all to see; the upload's own row is free until the very end.
const tellProgress = statement<never>(
  'tell_court_upload_progress',
  `update court_uploads set done_lines = $2, worked_at = clock_now()
    where id = $1 and stage = 'applying'`,
);
const finishApply = statement<{ id: string }>(
  'finish_court_upload_apply',
  `update court_uploads
      set stage = 'applied', applied_at = clock_now(), done_lines = lines, worked_at = clock_now()
    where id = $1 and stage = 'applying' returning id`,
);
const failApply = statement<never>(
  'fail_court_upload_apply',
  `update court_uploads set stage = 'failed', failure = $2, done_lines = 0
    where id = $1 and stage = 'applying'`,
);

const selectOutdated = `
  select f.line, f.name, f.court_id is null as "isNew"
    from court_upload_findings f
    left join courts c on c.id = f.court_id
   where f.upload_id = $1
     and case when f.court_id is not null then c.revision is distinct from f.court_revision
              else exists (select from courts o where o.county_fips = f.court ->> 'county'
                              and lower(o.name) = lower(f.court ->> 'name')) end
   order by f.line limit 1`;

async function refuseIfOutdated(tx: Tx, id: string): Promise<void> {
  const [outdated] = await tx.sql<{ line: number; name: string; isNew: boolean }>(selectOutdated, [
    id,
  ]);
  if (!outdated) return;
  const what = outdated.isNew ? 'was added by somebody else' : 'was changed by somebody else';
  throw new Outdated(
    `Line ${outdated.line}: “${outdated.name}” ${what} since the check. Nothing was written; check again.`,
  );
}

// Taken names, places that are gone, values that a rule forbids: somebody was faster.
const overtaken = new Set(['23502', '23503', '23505', '23514']);

function reasonFor(error: unknown): string | undefined {
  if (error instanceof Outdated) return error.message;
  return overtaken.has(sqlState(error) ?? '')
    ? 'A court or a county was changed while these were written. Nothing was written; check again.'
    : undefined;
}
