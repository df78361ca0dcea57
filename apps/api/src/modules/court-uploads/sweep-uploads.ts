import type { Db } from '../../platform/db/database.ts';

/** Gives up what nobody works on any more, and lets old lines go. */
export async function sweepUploads(db: Db): Promise<void> {
  await db.sql(
    `update court_uploads
        set stage = 'failed', failure = 'The work stopped half-way. Nothing was written; check again.'
      where stage in ('checking', 'applying') and worked_at < clock_now() - interval '15 minutes'`,
  );
  const old = await db.sql<{ id: string }>(
    `select id from court_uploads
      where has_lines and stage not in ('checking', 'applying')
        and created_at < clock_now() - interval '30 days'`,
  );
  for (const { id } of old) await letGo(db, id);
}

async function letGo(db: Db, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.sql('update court_uploads set has_lines = false where id = $1', [id]);
    await tx.sql('delete from court_upload_findings where upload_id = $1', [id]);
    await tx.sql('delete from court_upload_lines where upload_id = $1', [id]);
  });
}
