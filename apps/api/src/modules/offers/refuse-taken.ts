import type { Status } from '@courtside/domain/appearances';
import { tooLateText } from '@courtside/domain/offers';
import { statement, type Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';

interface Taken {
  status: Status;
  attorneyId: string | null;
}

/** Refuses an answer to an appearance that is not open any more, with what became of it. */
export function refuseWhatIsTaken({ status, attorneyId }: Taken, by: string): void {
  if (status === 'open') return;
  throw new Refusal('conflict', {
    message: attorneyId === by ? 'You have taken this appearance already.' : tooLateText(status),
  });
}

const selectTaken = statement<Taken>(
  'select_whether_taken',
  `select a.status, s.attorney_id as "attorneyId"
     from appearances a
     left join assignments s on s.appearance_id = a.id and s.released_at is null
    where a.id = $1`,
);

/**
 * The same before the row is locked: of a crowd that comes at once nearly all are too late, and need
 * not stand in line for the row, each with a connection in hand, to be told so.
 */
export async function refuseEarlyWhatIsTaken(tx: Tx, id: string, by: string): Promise<void> {
  const found = await tx.first(selectTaken, [id]);
  if (found) refuseWhatIsTaken(found, by);
}
