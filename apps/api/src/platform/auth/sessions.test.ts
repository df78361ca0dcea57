import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOwnTestApp, buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedInUser, aUser } from '../../testing/factories.ts';
import { moveClock } from '../../testing/move-clock.ts';
import type { Db } from '../db/database.ts';
import { sessions, users } from './auth.schema.ts';
import { findActor, hashToken, startSession } from './sessions.ts';

let test: TestApp;
let db: Db;
beforeAll(async () => {
  test = await buildTestApp();
  db = test.platform.db;
});
afterAll(() => test.stop());

const sessionsOf = (userId: string) =>
  db.orm.select().from(sessions).where(eq(sessions.userId, userId));

describe('a session', () => {
  it('knows its user and roles', async () => {
    const { id, token } = await aSignedInUser(db, 'admin', 'client');
    const actor = await findActor(db, token);
    expect(actor).toEqual({
      sessionId: (await sessionsOf(id))[0]?.id,
      userId: id,
      fullName: 'Robin Vale',
      roles: expect.arrayContaining(['admin', 'client']) as string[],
    });
  });

  it('has a token of 256 random bits, of which the database holds only the hash', async () => {
    const { id } = await aUser(db, []);
    const tokens = await Promise.all(
      Array.from({ length: 20 }, async () => (await startSession(db, id, 60)).token),
    );
    expect(new Set(tokens).size).toBe(20);
    const stored = await db.sql<{ row: string }>(
      'select sessions::text as row from sessions where user_id = $1',
      [id],
    );
    const text = stored.map(({ row }) => row).join('\n');
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(text).not.toContain(token);
      expect(text).not.toContain(Buffer.from(token).toString('hex'));
      expect(text).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
      expect(text).toContain(hashToken(token).toString('hex'));
    }
  });

  it('is no session by its hash, nor by another token', async () => {
    const { token } = await aSignedInUser(db, 'admin');
    expect(await findActor(db, hashToken(token).toString('base64url'))).toBeUndefined();
    expect(await findActor(db, token.toLowerCase())).toBeUndefined();
    expect(await findActor(db, '')).toBeUndefined();
  });

  it.each([
    ['takes a role away', `delete from user_roles where user_id = $1 and role = 'client'`],
    ['gives another', `insert into user_roles values ($1, 'admin_limited')`],
    [
      'changes one',
      `update user_roles set role = 'attorney' where user_id = $1 and role = 'client'`,
    ],
  ])('ends, every one of the user, in the statement that %s', async (_, change) => {
    const { id, token } = await aSignedInUser(db, 'admin', 'client');
    const other = await aSignedInUser(db, 'client');
    await startSession(db, id, 60);
    await db.sql(change, [id]);
    expect(await findActor(db, token)).toBeUndefined();
    expect(await sessionsOf(id)).toEqual([]);
    expect((await findActor(db, other.token))?.userId).toBe(other.id);
  });

  it('ends, every one of the user, in the statement that deactivates them', async () => {
    const { id, token } = await aSignedInUser(db, 'client');
    const other = await aSignedInUser(db, 'client');
    await startSession(db, id, 60);
    await db.transaction(async (tx) => {
      await tx.sql('update users set deactivated_at = clock_now() where id = $1', [id]);
      expect(await tx.sql('select from sessions where user_id = $1', [id])).toEqual([]);
    });
    expect(await findActor(db, token)).toBeUndefined();
    await db.orm.update(users).set({ deactivatedAt: null }).where(eq(users.id, id));
    expect(await findActor(db, token)).toBeUndefined();
    expect((await findActor(db, other.token))?.userId).toBe(other.id);
  });

  it('is not good for a deactivated user, even if one was started since', async () => {
    const { id } = await aUser(db, ['client']);
    await db.orm.update(users).set({ deactivatedAt: sql`clock_now()` }).where(eq(users.id, id));
    const { token } = await startSession(db, id, 60);
    expect(await findActor(db, token)).toBeUndefined();
  });
});

describe('the life of a session', () => {
  it('is counted by the clock of the database, to the second', async () => {
    const own = await buildOwnTestApp();
    const { id } = await aUser(own.platform.db, ['client']);
    const { token, expiresAt } = await startSession(own.platform.db, id, 1800);
    expect(expiresAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    await moveClock(own.platform.db, '29 minutes 55 seconds');
    expect((await findActor(own.platform.db, token))?.userId).toBe(id);
    await moveClock(own.platform.db, '5 seconds');
    expect(await findActor(own.platform.db, token)).toBeUndefined();
  });
});
