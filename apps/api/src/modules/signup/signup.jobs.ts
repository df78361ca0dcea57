import { z } from 'zod';
import { verifyUrl } from '../../platform/auth/account-urls.ts';
import { createMailLink, voidMailLinks } from '../../platform/auth/mail-links.ts';
import { statement } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { queueMail } from '../../platform/mail/outbox.ts';

const lockUnverified = statement<{ id: string }>(
  'lock_unverified_user',
  `select id from users where email = $1 and standing = 'unverified' for no key update`,
);

/** Sends the link to confirm an address anew. A job, so that the request takes as long for strangers. */
export const resendVerifyLink = defineJob({
  name: 'signup.resend-verify-link',
  data: z.object({ email: z.string(), requestId: z.string() }),
  retries: 5,
  async run({ email, requestId }, { db, env, jobs }) {
    await db.transaction(async (tx) => {
      const user = await tx.first(lockUnverified, [email]);
      if (!user) return;
      await voidMailLinks(tx, user.id, 'verify');
      const token = await createMailLink(tx, user.id, 'verify');
      await queueMail(tx, jobs, {
        template: 'verify-email',
        to: email,
        variables: { link: verifyUrl(env, token) },
        onceKey: `verify-email ${requestId}`,
      });
    });
  },
});
