import { ApiError, noAnswerStatus } from '@courtside/contract/client';
import type { Session } from '@courtside/contract/session';
import { refreshDelay } from '@courtside/domain/sessions';
import { call, setCredentials } from '../api.ts';
import { report } from '../report.ts';
import {
  fromAnswer,
  keep,
  parseStored,
  readStored,
  type StoredSession,
  sessionKey,
} from './stored-session.ts';

export interface SessionState {
  /** Undefined while nobody is signed in. */
  readonly session: StoredSession | undefined;
  /** True while a login runs, or while a kept session is being checked. */
  readonly isLoading: boolean;
  readonly error: string | undefined;
}

const signedOut: SessionState = { session: undefined, isLoading: false, error: undefined };

let state: SessionState = { ...signedOut, isLoading: true };
let refreshTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function sessionState(): SessionState {
  return state;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Uses a session from now on, without keeping it: another tab did that, or keeps it already. */
function adopt(session: StoredSession | undefined, isLoading = false): void {
  clearTimeout(refreshTimer);
  if (session) {
    refreshTimer = setTimeout(() => void refresh(), refreshDelay(session.expiresAt, Date.now()));
  }
  publish({ session, isLoading, error: undefined });
}

function use(session: StoredSession | undefined): void {
  keep(session);
  adopt(session);
}

// The endpoints come with zod, which a page that never calls them need not load.
const endpoints = async () => (await import('@courtside/contract/auth')).auth;

interface LoginValues {
  login: string;
  password: string;
  rememberMe: boolean;
  recaptcha: string;
}

export async function logIn(values: LoginValues): Promise<StoredSession> {
  publish({ ...state, isLoading: true, error: undefined });
  try {
    const session = fromAnswer(await call((await endpoints()).login, { body: values }));
    use(session);
    return session;
  } catch (error) {
    const message = error instanceof Error && error.message ? error.message : 'Login failed';
    publish({ ...state, isLoading: false, error: message });
    throw error;
  }
}

const logoutPatienceMs = 5_000;

/** Ends the session on the server and here. A server that does not answer keeps nobody signed in. */
export async function logOut(): Promise<void> {
  try {
    if (state.session) {
      const { logout } = await endpoints();
      await call(logout, {}, { signal: AbortSignal.timeout(logoutPatienceMs) });
    }
  } catch (error) {
    report('Logout failed', error);
  }
  use(undefined);
}

/** Forgets a session that the server no longer knows; one begun since, perhaps in another tab, stays. */
function endSession(token: string | undefined): void {
  const kept = readStored();
  if (kept && kept.token !== token) adopt(kept);
  else if (state.session?.token === token) use(undefined);
}

export function resetSessionError(): void {
  publish({ ...state, error: undefined });
}

async function renew(what: 'refresh' | 'check', failure: string): Promise<void> {
  const token = state.session?.token;
  try {
    const answer: Session = await call((await endpoints())[what], {});
    // Signed out or in as someone else meanwhile: the answer is about a session that is over.
    if (state.session?.token === token) use(fromAnswer(answer));
  } catch (error) {
    report(failure, error);
    // A page that is left takes its requests with it: that says nothing about the session.
    if (!isLeft() || (error instanceof ApiError && error.status !== noAnswerStatus)) {
      endSession(token);
    }
  }
}

/** Whoever is asked whether to leave, and stays, is still here some seconds later. */
const leavingMs = 5_000;
let leavingAt = Number.NEGATIVE_INFINITY;

function isLeft(): boolean {
  return Date.now() - leavingAt < leavingMs;
}

async function refresh(): Promise<void> {
  await renew('refresh', 'Refresh failed');
}

/** Asks the server who is signed in, for instance after they changed their name. */
export async function checkSession(): Promise<void> {
  await renew('check', 'Check token failed');
}

let isStarted = false;

/** Once when the app starts: takes up the kept session, checks it, and follows the other tabs. */
export function startSessions(): void {
  if (isStarted) return;
  isStarted = true;
  setCredentials({ token: () => state.session?.token, onUnauthorized: endSession });
  window.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== sessionKey) return;
    adopt(parseStored(event.key === null ? null : event.newValue, Date.now()));
  });
  for (const sign of ['beforeunload', 'pagehide']) {
    window.addEventListener(sign, () => {
      leavingAt = Date.now();
    });
  }
  const kept = readStored();
  if (!kept) {
    use(undefined);
    return;
  }
  adopt(kept, true);
  void checkSession();
}
