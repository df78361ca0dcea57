import { randomBytes } from 'node:crypto';
import type { Role } from '@courtside/domain/access';
import { eq, sql } from 'drizzle-orm';
import { sessions, userRoles, users } from '../platform/auth/auth.schema.ts';
import { startSession } from '../platform/auth/sessions.ts';
import type { Db } from '../platform/db/database.ts';

export interface SignedInUser {
  id: string;
  token: string;
}

export async function aUser(db: Db, roles: readonly Role[]): Promise<{ id: string }> {
  const [user] = await db.orm
    .insert(users)
    .values({ email: `${randomBytes(6).toString('hex')}@courtside.test`, fullName: 'Robin Vale' })
    .returning({ id: users.id });
  if (!user) throw new Error('The user was not stored');
  if (roles.length > 0) {
    await db.orm.insert(userRoles).values(roles.map((role) => ({ userId: user.id, role })));
  }
  return user;
}

export async function aSignedInUser(db: Db, ...roles: Role[]): Promise<SignedInUser> {
  const { id } = await aUser(db, roles);
  const { token } = await startSession(db, id, 1800);
  return { id, token };
}

export async function aDeactivatedUser(db: Db, ...roles: Role[]): Promise<SignedInUser> {
  const user = await aSignedInUser(db, ...roles);
  await db.orm.update(users).set({ deactivatedAt: sql`clock_now()` }).where(eq(users.id, user.id));
  return user;
}

export async function aUserWithExpiredSession(db: Db, ...roles: Role[]): Promise<SignedInUser> {
  const user = await aSignedInUser(db, ...roles);
  await db.orm
    .update(sessions)
    .set({ expiresAt: sql`clock_now() - interval '1 second'` })
    .where(eq(sessions.userId, user.id));
  return user;
}
