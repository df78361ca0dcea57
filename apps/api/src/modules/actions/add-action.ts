import { statement, type Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/live/live-channel.ts';

export interface NewAction {
  userId: string;
  /** What sort of news it is, such as `offers.new`. */
  kind: string;
  /** Never facts of a case: both show on locked screens. */
  title: string;
  body: string;
  /** Where it leads, on our site. */
  link: string;
  appearanceId?: string;
  /** Names the event: the same news is told once. */
  onceKey?: string;
}

const insertAction = statement<{ id: string }>(
  'insert_action',
  `insert into actions (user_id, kind, title, body, link, appearance_id, once_key)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (user_id, once_key) do nothing
   returning id`,
);

/** Puts news in a user's list, once, within the transaction that gives reason for it. */
export async function addAction(tx: Tx, action: NewAction): Promise<boolean> {
  const { userId, kind, title, body, link, appearanceId = null, onceKey = null } = action;
  const values = [userId, kind, title, body, link, appearanceId, onceKey];
  const added = await tx.first(insertAction, values);
  if (added) await publish(tx, { userId, kind: 'action', recordId: added.id });
  return added !== undefined;
}
