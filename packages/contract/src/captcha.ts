import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** The proof that a person, or at least an effort, is behind a form. */
export const captchaAnswer = z
  .string('You need to pass a check')
  .min(1, 'You need to pass a check')
  .max(10_000, 'You need to pass a check');

export const captcha = {
  challenge: defineEndpoint({
    method: 'GET',
    path: '/v1/captcha/challenge',
    summary: 'A fresh task for the check against programs',
    access: 'public',
    response: z.record(z.string(), z.unknown()),
    limit: { burst: 120, seconds: 300 },
  }),
};
