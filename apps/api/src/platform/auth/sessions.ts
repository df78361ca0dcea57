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

const insertSession = statement<{ expiresAt: string }>(
  'insert_session',
  `insert into sessions (token_hash, user_id, expires_at)
   values ($1, $2, clock_now() + make_interval(secs => $3))
   returning expires_at as "expiresAt"`,
);

export async function startSession(
  db: DbOrTx,
  userId: string,
  lifeSeconds: number,
): Promise<{ token: string; expiresAt: string }> {
  const token = randomBytes(32).toString('base64url');
  const [row] = await db.all(insertSession, [hashToken(token), userId, lifeSeconds]);
  if (!row) throw new Error('The session was not stored');
  return { token, expiresAt: row.expiresAt };
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
