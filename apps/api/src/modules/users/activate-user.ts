import { loginUrl } from '../../platform/auth/account-urls.ts';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Origin, Platform } from '../../platform/http/context.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { getListedUser, type ListedUser, lockMemberStanding } from './users.queries.ts';

// A user who was shut out before they confirmed their address goes back to where they were.
const letIn = statement<never>(
  'activate_user',
  `update users
      set deactivated_at = null,
          activated_at = case
            when email_verified_at is null then activated_at
            else coalesce(activated_at, clock_now())
          end
    where id = $1`,
);

/** Lets in a user who waited or was deactivated. */
export async function activateUser(
  tx: Tx,
  { env, jobs }: Platform,
  { id, origin }: { id: string; origin: Origin },
): Promise<ListedUser> {
  const before = await lockMemberStanding(tx, id);
  if (before === 'active') {
    throw new Refusal('conflict', { message: 'This account is active already.' });
  }
  if (before === 'unverified') {
    throw new Refusal('conflict', {
      message: 'This user has not confirmed their email address yet.',
    });
  }
  await tx.all(letIn, [id]);
  const user = await getListedUser(tx, id);
  if (user.standing === 'active') {
    const roles = user.roles.map(({ role }) => role);
    await queueMail(tx, jobs, {
      template: 'account-activated',
      to: user.email,
      variables: { login_url: loginUrl(env, roles) },
    });
  }
  record(tx, origin, {
    action: 'users.activate',
    recordType: 'user',
    recordId: id,
    before: { standing: before },
    after: { standing: user.standing },
  });
  return user;
}
