import { statement, type Tx } from '../../platform/db/database.ts';

export interface NewNotice {
  /** What sort of matter it is, such as `appearances.unfilled-risk`. */
  kind: string;
  urgency?: 'normal' | 'high';
  title: string;
  body: string;
  /** Where it can be seen to, on our site. */
  link: string;
  appearanceId?: string;
  /** Names the event: it is told once. */
  onceKey?: string;
}

const insertNotice = statement<{ id: string }>(
  'insert_notice',
  `insert into notices (kind, urgency, title, body, link, appearance_id, once_key)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (once_key) do nothing
   returning id`,
);

/** Puts a matter in the administrators' inbox, once. False when it was there already. */
export async function addNotice(tx: Tx, notice: NewNotice): Promise<boolean> {
  const { kind, urgency = 'normal', title, body, link, appearanceId, onceKey } = notice;
  const values = [kind, urgency, title, body, link, appearanceId ?? null, onceKey ?? null];
  return (await tx.first(insertNotice, values)) !== undefined;
}
