import type { auth } from '@courtside/contract/auth';
import type { BodyOf } from '@courtside/contract/endpoint';
import type { Session } from '@courtside/contract/session';
import { rememberedSessionSeconds, sessionSeconds } from '@courtside/domain/sessions';
import type { FastifyRequest } from 'fastify';
import type { Standing } from '../../platform/auth/auth.schema.ts';
import { addressKeyOf, rememberAddress } from '../../platform/auth/known-addresses.ts';
import { isPasswordOf } from '../../platform/auth/passwords.ts';
import { startSession } from '../../platform/auth/sessions.ts';
import type { Origin, Platform } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { record } from '../../platform/system-log/system-log.ts';
import { type Account, findAccount, lockOpenAccount } from './auth.queries.ts';
import { deviceOf } from './device-of.ts';
import { logFailedLogin } from './log-failed-login.ts';
import { throttled } from './throttle-login.ts';

interface LoginRequest {
  form: BodyOf<typeof auth.login>;
  origin: Origin;
  request: FastifyRequest;
}

export async function logIn(platform: Platform, login: LoginRequest): Promise<Session> {
  const { form, origin, request } = login;
  const addressKey = addressKeyOf(platform.env, origin.address);
  const account = await findAccount(platform.db, form.login, addressKey);
  const attempt = {
    email: form.login,
    address: origin.address,
    isKnownAddress: account?.isKnownAddress ?? false,
  };
  const isRight = await throttled(platform, attempt, () => isPasswordOf(account, form.password));
  if (!account || !isRight) {
    if (account) logFailedLogin(platform, { userId: account.id, origin, log: request.log });
    throw new Refusal('login_failed');
  }
  refuseUnlessActive(account.standing);
  return openSession(platform, login, account, addressKey);
}

/** Only after the right password: to anybody else every account looks alike. */
function refuseUnlessActive(standing: Standing): void {
  if (standing === 'unverified') throw new Refusal('email_not_verified');
  if (standing === 'waiting') throw new Refusal('waiting_for_activation');
  if (standing === 'deactivated') throw new Refusal('deactivated');
}

async function openSession(
  { db }: Platform,
  { form, origin, request }: LoginRequest,
  account: Account,
  addressKey: Buffer,
): Promise<Session> {
  return db.transaction(async (tx) => {
    const user = await lockOpenAccount(tx, account);
    if (!user) throw new Refusal('login_failed');
    const device = deviceOf(request.headers['user-agent']);
    const life = form.rememberMe ? rememberedSessionSeconds : sessionSeconds;
    const session = await startSession(tx, account.id, life, {
      device,
      isRemembered: form.rememberMe,
    });
    await rememberAddress(tx, account.id, addressKey);
    const actor = { ...user, sessionId: session.id, userId: account.id };
    record(
      tx,
      { ...origin, actor },
      {
        action: 'auth.login',
        recordType: 'user',
        recordId: account.id,
        after: { device, remembered: form.rememberMe },
      },
    );
    return {
      fullName: user.fullName,
      token: session.token,
      email: user.email,
      expiresAt: session.expiresAt,
      roles: user.roles.map((role) => ({ role })),
    };
  });
}
