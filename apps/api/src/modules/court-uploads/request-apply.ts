import type { Actor } from '../../platform/auth/sessions.ts';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin, Platform } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { applyCourts } from './court-uploads.jobs.ts';
import { type CourtUpload, getUpload } from './court-uploads.queries.ts';

const lockUpload = statement<{ id: string }>(
  'lock_court_upload',
  'select id from court_uploads where id = $1 for no key update',
);
const startApply = statement<never>(
  'start_court_upload_apply',
  `update court_uploads set stage = 'applying', done_lines = 0, worked_at = clock_now()
    where id = $1`,
);

/** Begins to write what the dry run found, if it found nothing wrong. */
export async function requestApply(
  tx: Tx,
  { jobs }: Platform,
  { id, actor, origin }: { id: string; actor: Actor; origin: Origin },
): Promise<CourtUpload> {
  await tx.first(lockUpload, [id]);
  const upload = await getUpload(tx, id);
  const reason = reasonAgainst(upload);
  if (reason) throw new Refusal('conflict', { message: reason });
  await tx.all(startApply, [id]);
  await jobs.enqueue(tx, applyCourts, { ...origin, uploadId: id, actor });
  return getUpload(tx, id);
}

function reasonAgainst({ stage, counts, hasLines }: CourtUpload): string | undefined {
  if (stage === 'applying') return 'These courts are being written already.';
  if (stage === 'applied') return 'These courts were written already.';
  if (stage !== 'checked') return 'Check the file first.';
  if (!hasLines) return 'The lines of this upload are no longer kept. Hand in the file again.';
  if (counts.error + counts.duplicate > 0) return 'Mend the faulty lines first, and upload again.';
  if (counts.new + counts.changed === 0) return 'There is nothing to write: all is as it was.';
  return undefined;
}
