import { auth } from '@courtside/contract/auth';
import type { Session } from '@courtside/contract/session';
import type { FastifyRequest } from 'fastify';
import { type Actor, endSessionOf } from '../../platform/auth/sessions.ts';
import type { Module } from '../../platform/http/context.ts';
import { bearerToken, route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { passCaptcha } from '../captcha/index.ts';
import { noteUse, prolong } from './auth.queries.ts';
import { logIn } from './log-in.ts';

export const authModule: Module = (app, platform) => {
  route(app, platform, auth.login, async ({ body, origin, request }) => {
    await passCaptcha(platform, body.recaptcha);
    return logIn(platform, { form: body, origin, request });
  });

  route(app, platform, auth.logout, async ({ db, request }) => {
    const token = bearerToken(request);
    if (token) await endSessionOf(db, token);
    return {};
  });

  route(app, platform, auth.refresh, async ({ db, actor, request }) =>
    sessionOf(actor, request, await prolong(db, actor.sessionId)),
  );

  route(app, platform, auth.check, async ({ db, actor, request }) =>
    sessionOf(actor, request, await noteUse(db, actor.sessionId)),
  );
};

/** The session as its holder knows it. It may have ended since the request was let in. */
function sessionOf(
  { fullName, roles }: Actor,
  request: FastifyRequest,
  kept: { email: string; expiresAt: string } | undefined,
): Session {
  const token = bearerToken(request);
  if (!kept || !token) throw new Refusal('not_signed_in');
  return { fullName, token, ...kept, roles: roles.map((role) => ({ role })) };
}
