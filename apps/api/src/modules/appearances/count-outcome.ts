import type { Status } from '@courtside/domain/appearances';
import { statement, type Tx } from '../../platform/db/database.ts';

const counts = {
  completed: statement<never>(
    'count_completed',
    `insert into attorney_records as r (user_id, completed) values ($1, 1)
     on conflict (user_id) do update set completed = r.completed + 1`,
  ),
  no_show: statement<never>(
    'count_no_show',
    `insert into attorney_records as r (user_id, no_shows) values ($1, 1)
     on conflict (user_id) do update set no_shows = r.no_shows + 1`,
  ),
};

/** Keeps the attorney's record: what they brought to an end, and what they failed to attend. */
export async function countOutcome(tx: Tx, attorneyId: string, to: Status): Promise<void> {
  if (to === 'completed' || to === 'no_show') await tx.all(counts[to], [attorneyId]);
}
