import { loginPasswordMinimum, passwordMaximum, trimPassword } from '@courtside/domain/passwords';
import { z } from 'zod';
import { captchaAnswer } from './captcha.ts';
import { defineEndpoint, nothing } from './endpoint.ts';
import { text } from './fields.ts';
import { session } from './session.ts';

export const loginForm = z.strictObject({
  login: text(254)
    .min(1, 'Username is required')
    .pipe(z.email('Username should be an email'))
    .transform((email) => email.toLowerCase()),
  password: z
    .string()
    .max(passwordMaximum, 'Too long')
    .transform(trimPassword)
    .pipe(
      z
        .string()
        .min(1, 'Password is required')
        .min(
          loginPasswordMinimum,
          `Password should have at least ${loginPasswordMinimum} characters`,
        ),
    ),
  rememberMe: z.boolean().default(false),
  recaptcha: captchaAnswer,
  redirectTo: z.string().max(2_000).optional(),
});

export const auth = {
  login: defineEndpoint({
    method: 'POST',
    path: '/v1/auth/login',
    summary: 'Sign in',
    access: 'public',
    body: loginForm,
    response: session,
    errors: ['login_failed', 'email_not_verified', 'waiting_for_activation', 'deactivated'],
    limit: { burst: 60, seconds: 300 },
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/v1/auth/logout',
    summary: 'Sign out',
    access: 'public',
    body: nothing.nullish(),
    response: nothing,
  }),
  refresh: defineEndpoint({
    method: 'POST',
    path: '/v1/auth/token/refresh',
    summary: 'Make the session last longer',
    access: 'session.keep',
    body: nothing.nullish(),
    response: session,
  }),
  check: defineEndpoint({
    method: 'POST',
    path: '/v1/auth/token/check',
    summary: 'See whether the session is still good',
    access: 'session.keep',
    body: nothing.nullish(),
    response: session,
  }),
};
