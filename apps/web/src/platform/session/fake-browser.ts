import { afterEach, beforeEach, vi } from 'vitest';

export const now = Date.parse('2026-03-10T12:00:00Z');
export const minute = 60_000;
export const key = 'courtside.session';

export const kept = (token: string, life = 30 * minute, email = 'client@courtside.test') => ({
  token,
  expiresAt: now + life,
  roles: ['client'],
  fullName: 'Casey Fernhollow',
  email,
});
export const answer = (token: string, life: number) => ({
  ...kept(token),
  expiresAt: new Date(now + life).toISOString(),
  roles: [{ role: 'client' }],
});

export const replies = new Map<string, () => Response | Promise<Response>>();
export const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async (url) => {
  const reply = replies.get(url);
  if (!reply) throw new TypeError('no network');
  return reply();
});
/** What was reported. */
export const warned = vi.fn<(message: string, error: unknown) => void>();
export const calls = () => fetched.mock.calls.map(([url]) => url);

export const local = new Map<string, string>();
export const otherTabs = { current: new EventTarget() };

export function says(path: string, status: number, body: unknown): void {
  replies.set(path, () => Response.json(body, { status }));
}

/** Another tab writes, and this one is told. */
export function otherTabKeeps(value: object | null): void {
  if (value) local.set(key, JSON.stringify(value));
  else local.delete(key);
  const newValue = value && JSON.stringify(value);
  otherTabs.current.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

export async function start(stored?: object) {
  if (stored) local.set(key, JSON.stringify(stored));
  // Loaded beforehand, as the store loads them when it needs them.
  await import('@courtside/contract/auth');
  const store = await import('./session-store.ts');
  store.startSessions();
  return store;
}

/** Waits, without moving the clock, until what was begun has come to its end. */
export async function settled(check: () => void): Promise<void> {
  for (let turns = 0; turns < 500; turns += 1) {
    try {
      check();
      return;
    } catch {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  check();
}

/** A browser with storage, other tabs and a server that answers as each test says. */
export function useFakeBrowser(): void {
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    replies.clear();
    fetched.mockClear();
    warned.mockClear();
    local.clear();
    otherTabs.current = new EventTarget();
    const localStorage = {
      getItem: (name: string) => local.get(name) ?? null,
      setItem: (name: string, value: string) => void local.set(name, value),
      removeItem: (name: string) => void local.delete(name),
    };
    vi.stubGlobal('window', Object.assign(otherTabs.current, { localStorage }));
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(console, 'warn').mockImplementation(warned);
    says('/v1/auth/token/check', 200, answer('a', 30 * minute));
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
