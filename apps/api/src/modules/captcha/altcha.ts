import { createHmac } from 'node:crypto';
import type { CaptchaChallenge } from '@courtside/contract/captcha';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { statement } from '../../platform/db/database.ts';
import type { Env } from '../../platform/env.ts';
import type { Platform } from '../../platform/http/context.ts';

type Challenge = Extract<CaptchaChallenge, { provider: 'altcha' }>['challenge'];

// With about 1,000 tries: a second on an ordinary machine, and 2 ms of ours to make.
const iterationsPerTry = 5_000;
const lifeSeconds = 600;

function secretsOf({ appSecret }: Env) {
  const secretFor = (use: string) => createHmac('sha256', appSecret).update(use).digest('hex');
  return {
    hmacSignatureSecret: secretFor('captcha challenge'),
    hmacKeySignatureSecret: secretFor('captcha solution'),
  };
}

const readExpiry = statement<{ expiresAt: number }>(
  'read_captcha_expiry',
  'select ceil(extract(epoch from clock_now()) + $1)::int8 as "expiresAt"',
);

export async function makeChallenge({ db, env }: Platform): Promise<Challenge> {
  const expiry = await db.first(readExpiry, [lifeSeconds]);
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: iterationsPerTry,
    counter: randomInt(Math.ceil(env.captcha.cost * 1.5), Math.ceil(env.captcha.cost * 0.5)),
    deriveKey,
    expiresAt: expiry?.expiresAt ?? 0,
    ...secretsOf(env),
  });
  return challenge as Challenge;
}

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
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
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function decode(answer: string): z.output<typeof payload> | undefined {
  try {
    return payload.parse(JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

/** What marks the task as used, when the answer solves one that we made. */
export async function solvedTask(
  env: Env,
  answer: string,
): Promise<{ signature: string; expiresAt: number } | undefined> {
  const decoded = decode(answer);
  if (!decoded) return undefined;
  const { verified } = await verifySolution({ ...decoded, deriveKey, ...secretsOf(env) });
  if (!verified) return undefined;
  const { signature, parameters } = decoded.challenge;
  return { signature, expiresAt: parameters.expiresAt };
}
