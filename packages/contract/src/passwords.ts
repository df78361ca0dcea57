import { newPasswordMinimum, passwordMaximum, trimPassword } from '@courtside/domain/passwords';
import { z } from 'zod';
import { captchaAnswer } from './captcha.ts';
import { defineEndpoint, nothing } from './endpoint.ts';
import { emailAddress } from './fields.ts';

/** A password chosen anew. Whether it is strong enough is judged by the server as well. */
export const newPassword = z
  .string()
  .max(passwordMaximum, 'Too long')
  .transform(trimPassword)
  .pipe(
    z
      .string()
      .min(1, 'Password is required')
      .min(newPasswordMinimum, `Use at least ${newPasswordMinimum} characters`),
  );

export const forgotForm = z.strictObject({ email: emailAddress, recaptcha: captchaAnswer });
export const resetForm = z.strictObject({ password: newPassword });
export const changePasswordForm = z.strictObject({
  current: z
    .string()
    .max(passwordMaximum, 'Too long')
    .transform(trimPassword)
    .pipe(z.string().min(1, 'Your current password is required')),
  password: newPassword,
});

const linkHash = z.strictObject({ hash: z.string().max(100) });

export const passwords = {
  forgot: defineEndpoint({
    method: 'POST',
    path: '/v1/password/forgot',
    summary: 'Ask for a mail with a link to choose a new password',
    access: 'public',
    body: forgotForm,
    response: nothing,
    limit: { burst: 10, seconds: 600 },
  }),
  reset: defineEndpoint({
    method: 'POST',
    path: '/v1/password/reset/{hash}',
    summary: 'Choose a new password by the link of the mail',
    access: 'public',
    params: linkHash,
    body: resetForm,
    response: nothing,
    errors: ['link_expired'],
    limit: { burst: 20, seconds: 600 },
  }),
  change: defineEndpoint({
    method: 'POST',
    path: '/v1/account/password',
    summary: 'Change the password of the signed-in user; other sessions end',
    access: 'account.manage',
    body: changePasswordForm,
    response: nothing,
    limit: { burst: 20, seconds: 600 },
  }),
};
