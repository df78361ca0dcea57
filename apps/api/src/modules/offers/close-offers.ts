import { statement, type Tx } from '../../platform/db/database.ts';

const close = statement<never>(
  'close_offers',
  'update offers set closed_at = clock_now() where appearance_id = $1 and closed_at is null',
);

/** Nobody else can take it any more. */
export async function closeOffers(
  tx: Tx,
  { appearanceId }: { appearanceId: string },
): Promise<void> {
  await tx.all(close, [appearanceId]);
}
