import { rolesFor } from '@courtside/domain/access';
import { statement, type Tx } from '../../platform/db/database.ts';
import type { Env } from '../../platform/env.ts';
import type { JobSender } from '../../platform/jobs/sender.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { addNotice, type NewNotice } from './add-notice.ts';

const selectAdmins = statement<{ id: string; email: string }>(
  'select_admins_to_tell',
  `select u.id, u.email from users u
    where u.standing = 'active'
      and exists (select from user_roles r where r.user_id = u.id and r.role = any($1))
    order by u.id`,
);

/** Puts a matter in the administrators' inbox and writes to each of them, once. */
export async function tellAdmins(
  tx: Tx,
  { env, jobs }: { env: Pick<Env, 'publicUrl'>; jobs: JobSender },
  notice: NewNotice & { onceKey: string },
): Promise<boolean> {
  if (!(await addNotice(tx, notice))) return false;
  for (const { id, email } of await tx.all(selectAdmins, [rolesFor('appearances.dispatch')])) {
    await queueMail(tx, jobs, {
      template: 'admin-notice',
      to: email,
      variables: {
        title: notice.title,
        body: notice.body,
        // Where notices are listed and seen to is not built yet.
        link: `${env.publicUrl}/admin`,
      },
      onceKey: `${notice.onceKey}:${id}`,
    });
  }
  return true;
}
