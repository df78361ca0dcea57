import { passwords } from '@courtside/contract/passwords';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { tryAllowance } from '../../platform/rate-limits/take-allowance.ts';
import { passCaptcha } from '../captcha/index.ts';
import { changePassword } from './change-password.ts';
import { sendResetLink } from './passwords.jobs.ts';
import { resetPassword } from './reset-password.ts';

// Beyond it the answer is the same and no mail goes out: nobody's mailbox is flooded through us.
const mailsPerAddress = { burst: 5, seconds: 3600 };

export const passwordsModule: Module = (app, platform) => {
  route(app, platform, passwords.forgot, async ({ db, body: { email, recaptcha }, request }) => {
    await passCaptcha(platform, recaptcha);
    if (await tryAllowance(platform, `forgot ${email}`, mailsPerAddress)) {
      await db.transaction((tx) =>
        platform.jobs.enqueue(tx, sendResetLink, { email, requestId: request.id }),
      );
    }
    return {};
  });

  route(app, platform, passwords.reset, async ({ params: { hash }, body, origin }) => {
    await resetPassword(platform, { hash, password: body.password, origin });
    return {};
  });

  route(app, platform, passwords.change, async ({ actor, origin, body }) => {
    await changePassword(platform, { actor, origin }, body);
    return {};
  });
};
