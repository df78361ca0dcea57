import { randomBytes } from 'node:crypto';
import type { Role } from '@courtside/domain/access';
import { eq, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { sessions, userRoles, users } from '../platform/auth/auth.schema.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { startSession } from '../platform/auth/sessions.ts';
import type { Db } from '../platform/db/database.ts';

export interface SignedInUser {
  id: string;
  token: string;
}

const long = sql`clock_now() - interval '1 year'`;

/** Active, unless the details say otherwise. */
export async function aUser(
  db: Db,
  roles: readonly Role[],
  details: Partial<PgInsertValue<typeof users>> = {},
): Promise<{ id: string; email: string }> {
  const [user] = await db.orm
    .insert(users)
    .values({
      email: `${randomBytes(6).toString('hex')}@courtside.test`,
      firstName: 'Robin',
      lastName: 'Vale',
      phone: '(555) 010-0134',
      street: '12 Alder Row',
      city: 'Sacramento',
      state: 'CA',
      zip: '95814',
      emailVerifiedAt: long,
      activatedAt: long,
      ...details,
    })
    .returning({ id: users.id, email: users.email });
  if (!user) throw new Error('The user was not stored');
  if (roles.length > 0) {
    await db.orm.insert(userRoles).values(roles.map((role) => ({ userId: user.id, role })));
  }
  return user;
}

/** What `aUserWithPassword` signs in with. */
export const aPassword = 'plum-Orchard-71-weir';
let hashedPassword: Promise<string> | undefined;

export async function aUserWithPassword(
  db: Db,
  roles: readonly Role[],
  details: Partial<PgInsertValue<typeof users>> = {},
): Promise<{ id: string; email: string }> {
  hashedPassword ??= hashPassword(aPassword);
  return aUser(db, roles, { passwordHash: await hashedPassword, ...details });
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
