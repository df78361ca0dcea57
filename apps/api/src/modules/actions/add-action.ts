import { statement, type Tx } from '../../platform/db/database.ts';
import { publishing } from '../../platform/live/live-channel.ts';

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

const insertActions = statement<{ published: string }>(
  'insert_actions',
  `insert into actions (user_id, kind, title, body, link, appearance_id, once_key)
   select "userId", kind, title, body, link, "appearanceId", "onceKey"
     from json_to_recordset($1) as given ("userId" uuid, kind text, title text, body text,
            link text, "appearanceId" uuid, "onceKey" text)
   on conflict (user_id, once_key) do nothing
   returning ${publishing('action', { userId: 'user_id', recordId: 'id' })} as published`,
);

/** Puts news in a user's list, once, within the transaction that gives reason for it. */
export async function addAction(tx: Tx, action: NewAction): Promise<boolean> {
  return (await addActions(tx, [action])) === 1;
}

/** The same for many at once, with a single statement. Answers how many it was news to. */
export async function addActions(tx: Tx, actions: readonly NewAction[]): Promise<number> {
  return (await tx.all(insertActions, [JSON.stringify(actions)])).length;
}
