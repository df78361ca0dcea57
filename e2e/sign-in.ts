import { solveCaptcha } from '@courtside/api/testing/solve-captcha';
import type { Session } from '@courtside/contract/session';
import type { Role } from '@courtside/domain/access';
import type { BrowserContext } from '@playwright/test';

const demoPassword = 'Courtside-demo-1';
const demoLogins: Record<Role, string> = {
  client: 'client@courtside.test',
  attorney: 'attorney@courtside.test',
  admin: 'admin@courtside.test',
  admin_limited: 'limited@courtside.test',
};

type Asked = { challenge: Parameters<typeof solveCaptcha>[0] };

export async function solvedCaptcha(baseURL: string): Promise<string> {
  const answer = await fetch(`${baseURL}/v1/captcha/challenge`);
  const { challenge } = (await answer.json()) as Asked;
  return solveCaptcha(challenge);
}

/** A session got from the API as the login page gets it. */
async function logInByApi(
  baseURL: string,
  credentials: { login: string; password: string },
): Promise<Session> {
  const answer = await fetch(`${baseURL}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, recaptcha: await solvedCaptcha(baseURL) }),
  });
  if (!answer.ok) throw new Error(`Signing in failed: ${await answer.text()}`);
  return (await answer.json()) as Session;
}

const sessions = new Map<Role, Promise<Session>>();

/** What the site keeps in local storage for someone signed in. */
function stored(session: Session): string {
  return JSON.stringify({
    ...session,
    expiresAt: Date.parse(session.expiresAt),
    roles: session.roles.map(({ role }) => role),
  });
}

type SignInOptions = {
  /** A session of its own, for a journey that ends it. */
  fresh?: boolean;
};

/** The session of a demo account, one for all journeys; with it a journey acts for the other side. */
export async function sessionOf(baseURL: string, role: Role): Promise<Session> {
  const shared =
    sessions.get(role) ?? logInByApi(baseURL, { login: demoLogins[role], password: demoPassword });
  sessions.set(role, shared);
  return shared;
}

/** Signs a browser in before its next page loads, without walking through the login page. */
export async function signInAs(
  context: BrowserContext,
  baseURL: string,
  role: Role,
  { fresh = false }: SignInOptions = {},
): Promise<Session> {
  const session = fresh
    ? await logInByApi(baseURL, { login: demoLogins[role], password: demoPassword })
    : await sessionOf(baseURL, role);
  await keepSession(context, baseURL, session);
  return session;
}

/** Signs a browser in to an account that a journey opened for itself. */
export async function signInWith(
  context: BrowserContext,
  baseURL: string,
  credentials: { login: string; password: string },
): Promise<Session> {
  const session = await logInByApi(baseURL, credentials);
  await keepSession(context, baseURL, session);
  return session;
}

/** Signs a browser in to an account that was made in the database, with the session it came with. */
export async function signInByToken(
  context: BrowserContext,
  baseURL: string,
  { id, token, role }: { id: string; token: string; role: Role },
): Promise<void> {
  await keepSession(context, baseURL, {
    token,
    fullName: 'Robin Vale',
    email: `${id}@courtside.test`,
    expiresAt: new Date(Date.now() + 25 * 60_000).toISOString(),
    roles: [{ role }],
  });
}

async function keepSession(
  context: BrowserContext,
  baseURL: string,
  session: Session,
): Promise<void> {
  const unused = context.pages().find((page) => page.url() === 'about:blank');
  const page = unused ?? (await context.newPage());
  await page.goto(`${baseURL}/favicon.svg`);
  await page.evaluate((text) => localStorage.setItem('courtside.session', text), stored(session));
  if (!unused) await page.close();
}
