import type { activeSession, storedClient } from '@courtside/contract/accounts';
import type { z } from 'zod';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Who a user is and how to reach them, with what is missing as empty text. */
export type Contact = z.output<typeof storedClient>;

const contactColumns = `
  email, first_name as "firstName", last_name as "lastName", coalesce(phone, '') as phone,
  coalesce(street, '') as street, coalesce(city, '') as city, coalesce(state, '') as state,
  coalesce(zip, '') as zip, coalesce(firm, '') as firm`;

const selectContact = statement<Contact>(
  'select_contact',
  `select ${contactColumns} from users where id = $1`,
);

export async function getContact(db: DbOrTx, userId: string): Promise<Contact> {
  const contact = await db.first(selectContact, [userId]);
  if (!contact) throw new Refusal('not_found');
  return contact;
}

const selectContactForUpdate = statement<Contact>(
  'lock_contact',
  `select ${contactColumns} from users where id = $1 for no key update`,
);

export async function lockContact(tx: Tx, userId: string): Promise<Contact> {
  const contact = await tx.first(selectContactForUpdate, [userId]);
  if (!contact) throw new Refusal('not_found');
  return contact;
}

const selectSessions = statement<z.output<typeof activeSession>>(
  'select_sessions',
  `select id, created_at as "startedAt", last_used_at as "lastUsedAt", device, id = $2 as "isThisOne"
     from sessions where user_id = $1 and expires_at > clock_now()
    order by last_used_at desc, id desc limit 100`,
);

export async function listSessions(db: DbOrTx, userId: string, current: string) {
  return db.all(selectSessions, [userId, current]);
}

const deleteOwnSession = statement<{ id: string }>(
  'delete_own_session',
  'delete from sessions where id = $1 and user_id = $2 and expires_at > clock_now() returning id',
);

export async function endOwnSession(tx: Tx, id: string, userId: string): Promise<boolean> {
  return (await tx.first(deleteOwnSession, [id, userId])) !== undefined;
}
