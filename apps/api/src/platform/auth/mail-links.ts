import { randomBytes } from 'node:crypto';
import { statement, type Tx } from '../db/database.ts';
import { hashToken } from './sessions.ts';

type Purpose = 'verify' | 'reset';

const lifeSeconds: Record<Purpose, number> = { verify: 3 * 24 * 3600, reset: 3600 };

const insertLink = statement<never>(
  'insert_mail_link',
  `insert into mail_links (token_hash, user_id, purpose, expires_at)
   values ($1, $2, $3, clock_now() + make_interval(secs => $4))`,
);

/** Makes a link that only the reader of the user's mail can know; answers the secret in it. */
export async function createMailLink(tx: Tx, userId: string, purpose: Purpose): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.all(insertLink, [hashToken(token), userId, purpose, lifeSeconds[purpose]]);
  return token;
}

// The user first and the link second, as everyone else does who needs both: no deadlock.
const lockOwner = statement<never>(
  'lock_mail_link_owner',
  `select from mail_links link join users on users.id = link.user_id
    where link.token_hash = $1 and link.purpose = $2 for no key update of users`,
);

const takeLink = statement<{ userId: string }>(
  'take_mail_link',
  `update mail_links set used_at = clock_now()
    where token_hash = $1 and purpose = $2 and used_at is null and expires_at > clock_now()
   returning user_id as "userId"`,
);

/** Uses a link up, in one statement: of any number that come at once, one gets the user's id. */
export async function takeMailLink(
  tx: Tx,
  token: string,
  purpose: Purpose,
): Promise<string | undefined> {
  const link = [hashToken(token), purpose];
  await tx.all(lockOwner, link);
  return (await tx.first(takeLink, link))?.userId;
}

const voidLinks = statement<never>(
  'void_mail_links',
  `update mail_links set used_at = clock_now()
    where user_id = $1 and purpose = $2 and used_at is null`,
);

/** Makes every link of the kind that the user still has worthless. */
export async function voidMailLinks(tx: Tx, userId: string, purpose: Purpose): Promise<void> {
  await tx.all(voidLinks, [userId, purpose]);
}
