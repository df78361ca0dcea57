import { accounts } from '@courtside/contract/accounts';
import { endSessions } from '../../platform/auth/sessions.ts';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { endOwnSession, getContact, listSessions } from './accounts.queries.ts';
import { findPractice } from './practice.ts';
import { saveProfile } from './save-profile.ts';

export const accountsModule: Module = (app, platform) => {
  const { db } = platform;
  const attorneyOf = async (userId: string) => ({
    ...(await getContact(db, userId)),
    ...(await findPractice(db, userId)),
  });

  route(app, platform, accounts.getClient, async ({ actor }) => getContact(db, actor.userId));
  route(app, platform, accounts.saveClient, async ({ actor, origin, body }) => {
    await saveProfile(db, { actor, origin }, body);
    return getContact(db, actor.userId);
  });

  route(app, platform, accounts.getAttorney, async ({ actor }) => attorneyOf(actor.userId));
  route(app, platform, accounts.saveAttorney, async ({ actor, origin, body }) => {
    await saveProfile(db, { actor, origin }, body);
    return attorneyOf(actor.userId);
  });

  route(app, platform, accounts.getAdmin, async ({ actor }) => getContact(db, actor.userId));
  route(app, platform, accounts.saveAdmin, async ({ actor, origin, body }) => {
    await saveProfile(db, { actor, origin }, body);
    return getContact(db, actor.userId);
  });

  route(app, platform, accounts.listSessions, async ({ actor }) => ({
    items: await listSessions(db, actor.userId, actor.sessionId),
  }));
  route(app, platform, accounts.endSession, async ({ actor, origin, params: { id } }) => {
    await db.transaction(async (tx) => {
      if (!(await endOwnSession(tx, id, actor.userId))) throw new Refusal('not_found');
      record(tx, origin, { action: 'accounts.end_session', recordType: 'session', recordId: id });
    });
    return {};
  });
  route(app, platform, accounts.endOtherSessions, async ({ actor, origin }) =>
    db.transaction(async (tx) => {
      const ended = await endSessions(tx, actor.userId, actor.sessionId);
      record(tx, origin, {
        action: 'accounts.end_other_sessions',
        recordType: 'user',
        recordId: actor.userId,
        after: { ended },
      });
      return { ended };
    }),
  );
};
