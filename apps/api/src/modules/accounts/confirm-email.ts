import type { Role } from '@courtside/domain/access';
import type { Standing } from '../../platform/auth/auth.schema.ts';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/http/context.ts';
import { queueMail } from '../../platform/mail/outbox.ts';

interface ConfirmedUser {
  email: string;
  standing: Standing;
  roles: Role[];
}

// Attorneys are let in by an administrator who looked at their bar admissions; others at once.
const confirm = statement<ConfirmedUser>(
  'confirm_email',
  `update users u
      set email_verified_at = coalesce(email_verified_at, clock_now()),
          activated_at = case
            when exists (select from user_roles where user_id = u.id and role = 'attorney')
              then activated_at
            else coalesce(activated_at, clock_now())
          end
    where id = $1
   returning email, standing, array(select role from user_roles where user_id = u.id) as roles`,
);

const selectStanding = statement<{ standing: Standing }>(
  'lock_standing',
  'select standing from users where id = $1 for no key update',
);

/** Notes that the user reads the mail of their address, and lets in whoever needs no more than that. */
export async function confirmEmail(
  tx: Tx,
  { jobs, env }: Platform,
  userId: string,
): Promise<ConfirmedUser> {
  const before = await tx.first(selectStanding, [userId]);
  const user = await tx.first(confirm, [userId]);
  if (!before || !user) throw new Error('The user of the link is gone');
  if (before.standing === 'unverified' && user.standing === 'waiting') {
    await queueMail(tx, jobs, {
      template: 'attorney-waiting',
      to: user.email,
      variables: { site_url: env.publicUrl },
    });
  }
  return user;
}
