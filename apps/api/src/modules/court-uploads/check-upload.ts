import { lineOutcomes } from '@courtside/contract/court-uploads';
import { type Db, statement } from '../../platform/db/database.ts';
import { countOutcomes, dryRun } from '../../platform/sheets/dry-run.ts';
import { readPlaceIndex } from '../places/index.ts';
import { LineChecker } from './check-lines.ts';
import type { Finding } from './decide-outcome.ts';
import type { Mapping } from './suggest-mapping.ts';

const takeCheck = statement<{ run: number; mapping: Mapping }>(
  'take_court_upload_check',
  `update court_uploads
      set run = run + 1, done_lines = 0, error = 0, duplicate = 0, changed = 0, new = 0, same = 0,
          worked_at = clock_now()
    where id = $1 and stage = 'checking'
   returning run, mapping`,
);
const deleteFindings = statement<never>(
  'delete_court_upload_findings',
  'delete from court_upload_findings where upload_id = $1',
);
const selectLines = `
  select line, cells from court_upload_lines where upload_id = $1 and line > $2
   order by line limit 1000`;

/** The dry run: what each line would do. Ends quietly when nobody waits for it any more. */
export async function checkUpload(db: Db, id: string): Promise<void> {
  const taken = await db.transaction(async (tx) => {
    const upload = await tx.first(takeCheck, [id]);
    if (upload) await tx.all(deleteFindings, [id]);
    return upload;
  });
  if (!taken) return;
  const checker = new LineChecker(taken.mapping, await readPlaceIndex(db));
  await dryRun(db, id, {
    selectLines,
    check: (lines) => checker.check(db, lines),
    async keep(tx, findings) {
      const isWanted = await tx.first(addProgress, progressOf(id, taken.run, findings));
      if (isWanted) await tx.sql(insertFindings, [id, JSON.stringify(findings)]);
      return isWanted !== undefined;
    },
    async finish(tx) {
      await tx.first(finish, [id, taken.run]);
    },
  });
}

const addProgress = statement<{ run: number }>(
  'add_court_upload_progress',
  `update court_uploads
      set done_lines = done_lines + $3, error = error + $4, duplicate = duplicate + $5,
          changed = changed + $6, new = new + $7, same = same + $8, worked_at = clock_now()
    where id = $1 and run = $2 and stage = 'checking'
   returning run`,
);

function progressOf(id: string, run: number, findings: readonly Finding[]): unknown[] {
  return [id, run, findings.length, ...countOutcomes(findings, lineOutcomes)];
}

const finish = statement<{ run: number }>(
  'finish_court_upload_check',
  `update court_uploads set stage = 'checked', worked_at = clock_now()
    where id = $1 and run = $2 and stage = 'checking' returning run`,
);

const insertFindings = `
  insert into court_upload_findings
    (upload_id, line, outcome, name, place, problems, changes, court_id, court_revision, court)
  select $1, line, outcome, name, place, problems, changes, "courtId", "courtRevision", court
    from json_to_recordset($2::json)
      as g(line integer, outcome text, name text, place text, problems jsonb, changes jsonb,
           "courtId" uuid, "courtRevision" integer, court jsonb)`;
