import { statement, type Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { checkAppearanceTotals } from './limits.ts';

// Locked in one order, whatever order they are named in, so that two orders cannot block each other.
const attach = statement<{ id: string }>(
  'attach_files',
  `with waiting as (
     select id from files
      where id = any($1::uuid[]) and owner_id = $2 and appearance_id is null
        and held_until is distinct from 'infinity'
      order by id for update)
   update files f set appearance_id = $3 from waiting where f.id = waiting.id
   returning f.id`,
);

const lockAppearance = statement<{ id: string }>(
  'lock_appearance_to_attach',
  'select id from appearances where id = $1 for no key update',
);

/** Gives files that their owner handed in ahead to an appearance: all of them, or it refuses. */
export async function attachFiles(
  tx: Tx,
  {
    uids,
    appearanceId,
    ownerId,
  }: { uids: readonly string[]; appearanceId: string; ownerId: string },
): Promise<void> {
  const wanted = [...new Set(uids)];
  if (wanted.length === 0) return;
  await tx.first(lockAppearance, [appearanceId]);
  const attached = await tx.all(attach, [wanted, ownerId, appearanceId]);
  if (attached.length !== wanted.length) {
    const message = 'A file is no longer here. Please add it again.';
    throw new Refusal('conflict', { message, errors: { files: message } });
  }
  await checkAppearanceTotals(tx, appearanceId);
}
