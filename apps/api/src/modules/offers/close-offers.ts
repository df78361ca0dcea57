import { statement, type Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/live/live-channel.ts';

const close = statement<{ userId: string }>(
  'close_offers',
  `update offers set closed_at = clock_now() where appearance_id = $1 and closed_at is null
   returning attorney_id as "userId"`,
);

/** Nobody else can take it any more. */
export async function closeOffers(
  tx: Tx,
  { appearanceId }: { appearanceId: string },
): Promise<void> {
  const closed = await tx.all(close, [appearanceId]);
  await publish(
    tx,
    ...closed.map(({ userId }) => ({ userId, kind: 'offer' as const, recordId: appearanceId })),
  );
}
