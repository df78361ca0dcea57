import { recoveryUrl } from '../../platform/auth/account-urls.ts';
import { voidMailLinks } from '../../platform/auth/mail-links.ts';
import { endSessions } from '../../platform/auth/sessions.ts';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin, Platform } from '../../platform/http/context.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { record } from '../../platform/system-log/system-log.ts';
import type { PasswordOwner } from './passwords.queries.ts';

const updatePassword = statement<{ id: string }>(
  'update_password',
  `update users set password_hash = $2
    where id = $1 and password_hash is not distinct from $3 returning id`,
);

interface Change {
  owner: PasswordOwner;
  passwordHash: string;
  /** The session that goes on; all others end. */
  keptSession?: string;
  action: 'passwords.reset' | 'passwords.change';
  origin: Origin;
}

/** Puts the new password in place unless it changed meanwhile, and tells the owner. */
export async function storePassword(
  tx: Tx,
  { env, jobs }: Platform,
  { owner, passwordHash, keptSession, action, origin }: Change,
): Promise<boolean> {
  const stored = await tx.first(updatePassword, [owner.id, passwordHash, owner.passwordHash]);
  if (!stored) return false;
  await endSessions(tx, owner.id, keptSession);
  await voidMailLinks(tx, owner.id, 'reset');
  await queueMail(tx, jobs, {
    template: 'password-changed',
    to: owner.email,
    variables: { recovery_url: recoveryUrl(env, owner.roles) },
  });
  record(tx, origin, { action, recordType: 'user', recordId: owner.id });
  return true;
}
