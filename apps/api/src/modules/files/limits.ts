import { fileLimits } from '@courtside/domain/files';
import { statement, type Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';

const totalsOfAppearance = statement<{ count: number; bytes: number }>(
  'select_file_totals_of_appearance',
  `select count(*)::integer as count, coalesce(sum(size), 0)::bigint as bytes
     from files where appearance_id = $1`,
);

const lockOwner = statement<never>(
  'lock_unattached_files',
  `select pg_advisory_xact_lock(hashtextextended('unattached files of ' || $1, 0))`,
);

const totalsOfOwner = statement<{ count: number; bytes: number }>(
  'select_unattached_file_totals',
  `select count(*)::integer as count, coalesce(sum(size), 0)::bigint as bytes
     from files
    where owner_id = $1 and appearance_id is null and held_until is null`,
);

/** Refuses when an appearance, whose row the caller has locked, holds more than it may by now. */
export async function checkAppearanceTotals(tx: Tx, appearanceId: string): Promise<void> {
  check(await tx.first(totalsOfAppearance, [appearanceId]), 'An appearance can have');
}

/** In line, so that many at once come to no more than one after the other. */
export async function lockUnattached(tx: Tx, ownerId: string): Promise<void> {
  await tx.first(lockOwner, [ownerId]);
}

export async function checkUnattachedTotals(tx: Tx, ownerId: string): Promise<void> {
  check(await tx.first(totalsOfOwner, [ownerId]), 'Before the order is placed there can be');
}

function check(totals: { count: number; bytes: number } | undefined, subject: string): void {
  const { count = 0, bytes = 0 } = totals ?? {};
  if (count <= fileLimits.count && bytes <= fileLimits.bytesTogether) return;
  const megabytes = fileLimits.bytesTogether / 1024 / 1024;
  const message = `${subject} at most ${fileLimits.count} files and ${megabytes} MB of them together.`;
  throw new Refusal('conflict', { message, errors: { files: message } });
}
