import { statement, type Tx } from '../../platform/db/database.ts';

const expire = statement<never>(
  'expire_proposal',
  `update proposals set answer = 'expired', answered_at = clock_now()
    where appearance_id = $1 and answer is null`,
);

/** A proposal that waits for an answer is void: the appearance was taken, canceled or priced anew. */
export async function expireProposal(tx: Tx, appearanceId: string): Promise<void> {
  await tx.all(expire, [appearanceId]);
}
