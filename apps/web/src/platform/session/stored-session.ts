import type { Session } from '@courtside/contract/session';
import { roles as allRoles, type Role } from '@courtside/domain/access';
import { isLive } from '@courtside/domain/sessions';
import { storage } from '../storage.ts';

export interface StoredSession {
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  roles: readonly Role[];
  fullName: string;
  email: string;
}

export const sessionKey = 'courtside.session';

export function fromAnswer({ token, expiresAt, roles, fullName, email }: Session): StoredSession {
  return {
    token,
    expiresAt: Date.parse(expiresAt),
    roles: roles.map(({ role }) => role),
    fullName,
    email,
  };
}

/** What was kept, unless it has run out or is not a session at all. */
export function parseStored(text: string | null, now: number): StoredSession | undefined {
  if (!text) return undefined;
  try {
    const value = JSON.parse(text) as Partial<StoredSession>;
    if (
      typeof value.token !== 'string' ||
      value.token === '' ||
      typeof value.expiresAt !== 'number' ||
      !isLive(value.expiresAt, now) ||
      !Array.isArray(value.roles)
    ) {
      return undefined;
    }
    return {
      token: value.token,
      expiresAt: value.expiresAt,
      roles: value.roles.filter((role) => allRoles.includes(role)),
      fullName: value.fullName ?? '',
      email: value.email ?? '',
    };
  } catch {
    return undefined;
  }
}

export function readStored(): StoredSession | undefined {
  return parseStored(storage.read(sessionKey), Date.now());
}

export function keep(session: StoredSession | undefined): void {
  if (session) storage.write(sessionKey, JSON.stringify(session));
  else storage.remove(sessionKey);
}
