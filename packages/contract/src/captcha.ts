import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** The proof that a person, or at least an effort, is behind a form. */
export const captchaAnswer = z
  .string('You need to pass a check')
  .min(1, 'You need to pass a check')
  .max(10_000, 'You need to pass a check');

/** A task of ALTCHA's version 2, in the form that its widget's `challenge` attribute takes. */
const altchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.number(),
  }),
  signature: z.string(),
});

/** Our own task, or the key of Google's where it is set up. */
export const captchaChallenge = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('altcha'), challenge: altchaChallenge }),
  z.object({ provider: z.literal('recaptcha'), siteKey: z.string() }),
]);

export type CaptchaChallenge = z.output<typeof captchaChallenge>;

export const captcha = {
  challenge: defineEndpoint({
    method: 'GET',
    path: '/v1/captcha/challenge',
    summary: 'A fresh task for the check against programs',
    access: 'public',
    response: captchaChallenge,
    limit: { burst: 120, seconds: 300 },
  }),
};
