import { type DbOrTx, statement } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { solvedTask } from './altcha.ts';
import { askGoogle } from './recaptcha.ts';

export type CaptchaVerdict =
  | { outcome: 'passed'; task?: { signature: string; expiresAt: number } }
  | { outcome: 'failed' }
  | { outcome: 'unreachable' };

/** Judges the answer. May ask Google: never call it inside a transaction. */
export async function judgeCaptcha({ env }: Platform, answer: string): Promise<CaptchaVerdict> {
  if (env.captcha.recaptcha) {
    const isGood = await askGoogle(env.captcha.recaptcha, answer);
    if (isGood === undefined) return { outcome: 'unreachable' };
    return { outcome: isGood ? 'passed' : 'failed' };
  }
  const task = await solvedTask(env, answer);
  return task ? { outcome: 'passed', task } : { outcome: 'failed' };
}

const useTask = statement<{ signature: string }>(
  'use_captcha',
  `insert into captcha_used (signature, expires_at)
   select $1, to_timestamp($2) where to_timestamp($2) > clock_now()
   on conflict do nothing returning signature`,
);

/** Refuses whoever did not pass, and uses the task up; Google sees to that for its own. */
export async function spendCaptcha(db: DbOrTx, verdict: CaptchaVerdict): Promise<void> {
  if (verdict.outcome === 'unreachable') {
    throw new Refusal('unavailable', {
      message: 'The check against programs cannot be reached. Please try again in a moment.',
      retryAfterSeconds: 5,
    });
  }
  if (verdict.outcome === 'failed') throw notPassed();
  const { task } = verdict;
  if (task && !(await db.first(useTask, [task.signature, task.expiresAt]))) throw notPassed();
}

export async function passCaptcha(platform: Platform, answer: string): Promise<void> {
  await spendCaptcha(platform.db, await judgeCaptcha(platform, answer));
}

function notPassed(): Refusal {
  return new Refusal('invalid_request', { errors: { recaptcha: 'You need to pass a check' } });
}
