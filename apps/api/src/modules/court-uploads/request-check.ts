import { courtColumnLabels } from '@courtside/contract/court-uploads';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refuseFaultyMapping } from '../../platform/sheets/refuse-mapping.ts';
import { checkCourts } from './court-uploads.jobs.ts';
import { type CourtUpload, getUpload } from './court-uploads.queries.ts';
import type { Mapping } from './suggest-mapping.ts';

const startCheck = statement<{ id: string }>(
  'start_court_upload_check',
  `update court_uploads
      set stage = 'checking', mapping = $2, failure = null, done_lines = 0, worked_at = clock_now()
    where id = $1 and has_lines and stage in ('uploaded', 'checked', 'failed')
   returning id`,
);

/** Begins the dry run with these columns. */
export async function requestCheck(
  tx: Tx,
  { jobs }: Platform,
  { id, mapping }: { id: string; mapping: Mapping },
): Promise<CourtUpload> {
  const { columns, hasLines } = await getUpload(tx, id);
  refuseFaultyMapping(courtColumnLabels, {
    mapping,
    width: columns.length,
    needed: mapping.id === null ? ['name', 'county'] : [],
  });
  if (!(await tx.first(startCheck, [id, JSON.stringify(mapping)]))) {
    throw new Refusal('conflict', {
      message: hasLines
        ? 'This upload is being worked on or is done.'
        : 'The lines of this upload are no longer kept. Hand in the file again.',
    });
  }
  await jobs.enqueue(tx, checkCourts, { uploadId: id });
  return getUpload(tx, id);
}
