import { signup } from '@courtside/contract/signup';
import type { Module } from '../../platform/http/context.ts';
import { route } from '../../platform/http/route.ts';
import { tryAllowance } from '../../platform/rate-limits/take-allowance.ts';
import { passCaptcha } from '../captcha/index.ts';
import { prepareSignup, signUp } from './sign-up.ts';
import { resendVerifyLink } from './signup.jobs.ts';
import { verifyEmail } from './verify-email.ts';

const mailsPerAddress = { burst: 3, seconds: 3600 };

export const signupModule: Module = (app, platform) => {
  route(app, platform, signup.client, {
    prepare: async ({ body }) => prepareSignup(platform, body),
    handle: async ({ tx, body, prepared, origin }) =>
      signUp(tx, platform, { form: body, prepared, origin }),
  });

  route(app, platform, signup.attorney, {
    prepare: async ({ body }) => prepareSignup(platform, body),
    handle: async ({ tx, body, prepared, origin }) =>
      signUp(tx, platform, { form: body, prepared, origin }),
  });

  route(app, platform, signup.verify, async ({ params: { hash }, origin }) =>
    verifyEmail(platform, { hash, origin }),
  );

  route(app, platform, signup.resend, async ({ db, body: { email, recaptcha }, request }) => {
    await passCaptcha(platform, recaptcha);
    if (await tryAllowance(platform, `resend ${email}`, mailsPerAddress)) {
      await db.transaction((tx) =>
        platform.jobs.enqueue(tx, resendVerifyLink, { email, requestId: request.id }),
      );
    }
    return {};
  });
};
