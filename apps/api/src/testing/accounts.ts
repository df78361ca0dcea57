import { randomInt } from 'node:crypto';
import { auth } from '@courtside/contract/auth';
import { captcha } from '@courtside/contract/captcha';
import type { Endpoint } from '@courtside/contract/endpoint';
import type { Challenge } from 'altcha-lib';
import type { LightMyRequestResponse } from 'fastify';
import { seedSources } from '../modules/sources/index.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { aPassword } from './factories.ts';
import { solveCaptcha } from './solve-captcha.ts';

/** An address that no other call of the test comes from. */
export function anAddress(): string {
  return [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
}

/** The application with cheap captchas, the list of sources, and callers told apart by a header. */
export async function buildAccountsApp(env: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  const test = await buildTestApp({ env: { CAPTCHA_COST: '2', TRUST_PROXY: 'true', ...env } });
  await seedSources(test.platform.db);
  return test;
}

export async function aChallenge(test: TestApp): Promise<Challenge> {
  const answer = await test.call(captcha.challenge, {
    headers: { 'x-forwarded-for': anAddress() },
  });
  return answer.json<{ challenge: Challenge }>().challenge;
}

export async function aSolvedCaptcha(test: TestApp): Promise<string> {
  return solveCaptcha(await aChallenge(test));
}

interface Sent {
  from?: string;
  token?: string;
  params?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Sends a form with a captcha solved for it. */
export async function submit(
  test: TestApp,
  endpoint: Endpoint,
  body: Record<string, unknown>,
  { from = anAddress(), headers, ...rest }: Sent = {},
): Promise<LightMyRequestResponse> {
  return test.call(endpoint, {
    ...rest,
    body: { recaptcha: await aSolvedCaptcha(test), ...body },
    headers: { 'x-forwarded-for': from, ...headers },
  });
}

export async function logInAs(
  test: TestApp,
  login: string,
  {
    password = aPassword,
    rememberMe,
    ...sent
  }: Sent & { password?: string; rememberMe?: boolean } = {},
): Promise<LightMyRequestResponse> {
  const form = { login, password, ...(rememberMe !== undefined && { rememberMe }) };
  return submit(test, auth.login, form, sent);
}

export interface SentMail {
  template: string;
  subject: string;
  plain: string;
}

/** The mails to an address, newest first. */
export async function mailsTo(test: TestApp, email: string): Promise<SentMail[]> {
  return test.platform.db.sql<SentMail>(
    `select template, subject, plain from mails where recipient = $1
      order by created_at desc, id desc`,
    [email],
  );
}

export async function emailOf({ platform }: TestApp, { id }: { id: string }): Promise<string> {
  const [user] = await platform.db.sql<{ email: string }>('select email from users where id = $1', [
    id,
  ]);
  if (!user) throw new Error('There is no such user');
  return user.email;
}

/** The mails to a user, newest first. */
export async function mailsOf(test: TestApp, user: { id: string }): Promise<SentMail[]> {
  return mailsTo(test, await emailOf(test, user));
}

/** The secret at the end of the first link of a mail. */
export function hashIn(mail: SentMail | undefined): string {
  return /https?:\/\/\S+\/([\w-]{43})\b/.exec(mail?.plain ?? '')?.[1] ?? 'no link';
}

export async function logOf(test: TestApp, recordId: string) {
  return test.platform.db.sql<{
    action: string;
    actor_id: string | null;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
  }>('select action, actor_id, before, after from system_log where record_id = $1 order by seq', [
    recordId,
  ]);
}
