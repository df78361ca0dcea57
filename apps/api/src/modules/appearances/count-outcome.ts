import type { Status } from '@courtside/domain/appearances';
import { statement, type Tx } from '../../platform/db/database.ts';

const counts = {
  completed: statement<never>(
    'count_completed',
    `insert into attorney_records as r (user_id, completed)
     select $1, 1
      where coalesce((select appeared from results where appearance_id = $2
                       order by version desc limit 1), true)
     on conflict (user_id) do update set completed = r.completed + 1`,
  ),
  no_show: statement<never>(
    'count_no_show',
    `insert into attorney_records as r (user_id, no_shows)
     select $1, 1 from appearances where id = $2
     on conflict (user_id) do update set no_shows = r.no_shows + 1`,
  ),
};

/**
 * Keeps the attorney's record: what they brought to an end, and what they failed to attend. A report that
 * nobody appeared speaks neither for nor against them.
 */
export async function countOutcome(
  tx: Tx,
  { id, attorneyId }: { id: string; attorneyId: string },
  to: Status,
): Promise<void> {
  if (to === 'completed' || to === 'no_show') await tx.all(counts[to], [attorneyId, id]);
}
