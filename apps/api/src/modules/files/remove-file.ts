import { eq } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/sessions.ts';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin } from '../../platform/http/context.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { removeObject } from './files.jobs.ts';
import { getFile } from './files.queries.ts';
import { files } from './files.schema.ts';
import { viewerOf } from './visibility.ts';

const lockById = statement<{ isOnRecord: boolean }>(
  'lock_file',
  `select held_until is not distinct from 'infinity' as "isOnRecord"
     from files where id = $1 for update`,
);

// What the attorney adds for the report can be taken back until a report names it.
const selectIsOnRecord = statement<{ isOnRecord: boolean }>(
  'select_file_is_on_record',
  `select a.hearing_at <= clock_now()
            and not (f.created_at >= a.hearing_at
                     and exists (select from assignments s
                                  where s.appearance_id = a.id and s.attorney_id = f.owner_id
                                    and s.released_at is null)
                     and not exists (select from result_files r where r.file_id = f.id))
            as "isOnRecord"
     from files f join appearances a on a.id = f.appearance_id where f.id = $1`,
);

/** The bytes go by a job, once it is certain that the row is gone. */
export async function removeFile(
  tx: Tx,
  jobs: JobSender,
  { uid, actor, origin }: { uid: string; actor: Actor; origin: Origin },
): Promise<void> {
  const locked = await tx.first(lockById, [uid]);
  const { isOwn, appearance, name, kind, objectKey } = await getFile(tx, uid, viewerOf(actor));
  if (!isOwn) throw new Refusal('not_found');
  if (locked?.isOnRecord) {
    throw new Refusal('conflict', {
      message: 'This document is on record. Add a new one in its place instead.',
    });
  }
  const hearing = appearance ? await tx.first(selectIsOnRecord, [uid]) : undefined;
  if (hearing?.isOnRecord) {
    throw new Refusal('conflict', {
      message: 'The hearing has begun: its documents are part of the record now.',
    });
  }
  await tx.orm.delete(files).where(eq(files.id, uid));
  await jobs.enqueue(tx, removeObject, { key: objectKey });
  record(tx, origin, {
    action: 'files.remove',
    recordType: 'file',
    recordId: uid,
    before: { name, kind, appearance },
  });
}
