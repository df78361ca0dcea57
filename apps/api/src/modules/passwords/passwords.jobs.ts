import { z } from 'zod';
import { resetUrl } from '../../platform/auth/account-urls.ts';
import { createMailLink } from '../../platform/auth/mail-links.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { queueMail } from '../../platform/mail/outbox.ts';
import { findOwnerByEmail } from './passwords.queries.ts';

/** Sends the link to choose a new password. A job, so that the request takes as long for strangers. */
export const sendResetLink = defineJob({
  name: 'passwords.send-reset-link',
  data: z.object({ email: z.string(), requestId: z.string() }),
  retries: 5,
  async run({ email, requestId }, { db, env, jobs }) {
    const owner = await findOwnerByEmail(db, email);
    if (!owner) return;
    await db.transaction(async (tx) => {
      const token = await createMailLink(tx, owner.id, 'reset');
      await queueMail(tx, jobs, {
        template: 'reset-password',
        to: owner.email,
        variables: { link: resetUrl(env, owner.roles, token) },
        onceKey: `reset-password ${requestId}`,
      });
    });
  },
});
