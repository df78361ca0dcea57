import type { Role } from '@courtside/domain/access';
import { rememberedSessionSeconds, sessionSeconds } from '@courtside/domain/sessions';
import type { Standing } from '../../platform/auth/auth.schema.ts';
import { type DbOrTx, statement, type Tx } from '../../platform/db/database.ts';

export interface Account {
  id: string;
  passwordHash: string | null;
  standing: Standing;
  isKnownAddress: boolean;
}

const selectAccount = statement<Account>(
  'select_account',
  `select id, password_hash as "passwordHash", standing,
          exists (select from known_addresses
                   where user_id = users.id and address_key = $2
                     and last_at > clock_now() - interval '90 days') as "isKnownAddress"
     from users where email = $1`,
);

/** The account of an e-mail address, and whether its owner signed in from this address before. */
export async function findAccount(
  db: DbOrTx,
  email: string,
  addressKey: Buffer,
): Promise<Account | undefined> {
  return db.first(selectAccount, [email, addressKey]);
}

interface OpenAccount {
  email: string;
  fullName: string;
  roles: Role[];
}

const selectOpenAccount = statement<OpenAccount>(
  'lock_open_account',
  `select email, full_name as "fullName",
          array(select role from user_roles where user_id = users.id order by role) as roles
     from users where id = $1 and password_hash = $2 and standing = 'active' for share`,
);

/** Holds off a change of password, roles or standing, or sees the one that came first. */
export async function lockOpenAccount(tx: Tx, { id, passwordHash }: Account) {
  return tx.first(selectOpenAccount, [id, passwordHash]);
}

interface KeptSession {
  email: string;
  expiresAt: string;
}

const touchSession = statement<KeptSession>(
  'touch_session',
  `update sessions set last_used_at = clock_now() from users
    where sessions.id = $1 and users.id = sessions.user_id
   returning users.email, sessions.expires_at as "expiresAt"`,
);

const extendSession = statement<KeptSession>(
  'extend_session',
  `update sessions
      set last_used_at = clock_now(),
          expires_at = clock_now()
            + make_interval(secs => case when remembered then $2::float8 else $3::float8 end)
     from users
    where sessions.id = $1 and users.id = sessions.user_id
   returning users.email, sessions.expires_at as "expiresAt"`,
);

export async function noteUse(db: DbOrTx, sessionId: string): Promise<KeptSession | undefined> {
  return db.first(touchSession, [sessionId]);
}

/** The same token lasts longer: several tabs share it, so it is not replaced. */
export async function prolong(db: DbOrTx, sessionId: string): Promise<KeptSession | undefined> {
  return db.first(extendSession, [sessionId, rememberedSessionSeconds, sessionSeconds]);
}
