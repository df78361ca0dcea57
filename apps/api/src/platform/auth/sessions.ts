import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@courtside/domain/access';
import { type DbOrTx, statement } from '../db/database.ts';

/** Who is asking: the signed-in user of a request. */
export interface Actor {
  sessionId: string;
  userId: string;
  fullName: string;
  roles: Role[];
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const insertSession = statement<{ id: string; expiresAt: string }>(
  'insert_session',
  `insert into sessions (token_hash, user_id, expires_at, device, remembered)
   values ($1, $2, clock_now() + make_interval(secs => $3), $4, $5)
   returning id, expires_at as "expiresAt"`,
);

interface SessionDetails {
  device?: string;
  isRemembered?: boolean;
}

export async function startSession(
  db: DbOrTx,
  userId: string,
  lifeSeconds: number,
  { device = 'Unknown device', isRemembered = false }: SessionDetails = {},
): Promise<{ id: string; token: string; expiresAt: string }> {
  const token = randomBytes(32).toString('base64url');
  const values = [hashToken(token), userId, lifeSeconds, device, isRemembered];
  const row = await db.first(insertSession, values);
  if (!row) throw new Error('The session was not stored');
  return { ...row, token };
}

const selectActor = statement<Actor>(
  'select_actor',
  `select s.id as "sessionId", u.id as "userId", u.full_name as "fullName",
          array(select role from user_roles r where r.user_id = u.id) as roles
     from sessions s
     join users u on u.id = s.user_id
    where s.token_hash = $1 and s.expires_at > clock_now() and u.deactivated_at is null`,
);

/** The user behind a token that is still good, asked anew for every request in every process. */
export async function findActor(db: DbOrTx, token: string): Promise<Actor | undefined> {
  return db.first(selectActor, [hashToken(token)]);
}

const deleteSession = statement<never>(
  'delete_session',
  'delete from sessions where token_hash = $1',
);

export async function endSessionOf(db: DbOrTx, token: string): Promise<void> {
  await db.all(deleteSession, [hashToken(token)]);
}

const deleteOtherSessions = statement<{ isLive: boolean }>(
  'delete_other_sessions',
  `delete from sessions where user_id = $1 and id is distinct from $2
   returning expires_at > clock_now() as "isLive"`,
);

/** Ends every session of a user, but for one to keep if there is. Answers how many live ones ended. */
export async function endSessions(db: DbOrTx, userId: string, kept?: string): Promise<number> {
  const ended = await db.all(deleteOtherSessions, [userId, kept ?? null]);
  return ended.filter(({ isLive }) => isLive).length;
}
