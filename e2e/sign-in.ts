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

async function solvedCaptcha(baseURL: string): Promise<string> {
  const answer = await fetch(`${baseURL}/v1/captcha/challenge`);
  const { challenge } = (await answer.json()) as Asked;
  return solveCaptcha(challenge);
}

/** A session of the role's demo account, got from the API as the login page gets it. */
async function logInByApi(baseURL: string, role: Role): Promise<Session> {
  const answer = await fetch(`${baseURL}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      login: demoLogins[role],
      password: demoPassword,
      recaptcha: await solvedCaptcha(baseURL),
    }),
  });
  if (!answer.ok) throw new Error(`Signing in as ${role} failed: ${await answer.text()}`);
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

/** Signs a browser in before its next page loads, without walking through the login page. */
export async function signInAs(
  context: BrowserContext,
  baseURL: string,
  role: Role,
  { fresh = false }: SignInOptions = {},
): Promise<Session> {
  const shared = sessions.get(role) ?? logInByApi(baseURL, role);
  if (!fresh) sessions.set(role, shared);
  const session = fresh ? await logInByApi(baseURL, role) : await shared;
  const page = await context.newPage();
  await page.goto(`${baseURL}/favicon.svg`);
  await page.evaluate((text) => localStorage.setItem('courtside.session', text), stored(session));
  await page.close();
  return session;
}
