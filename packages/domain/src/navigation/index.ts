import type { Role } from '../access/index.ts';

const ownOrigin = 'https://own.invalid';

/** The path to go back to after signing in, or undefined when it is not one of our own. */
export function safeReturnTo(value: string | null | undefined): string | undefined {
  if (!value?.startsWith('/') || value.length > 2_000) return undefined;
  // Browsers read a backslash as a slash and drop tabs and line breaks, so `/\evil` leaves the site.
  if (/[\\\p{Cc}]/u.test(value)) return undefined;
  const url = URL.parse(value, ownOrigin);
  if (!url || url.origin !== ownOrigin || url.pathname.startsWith('//')) return undefined;
  const path = url.pathname + url.search + url.hash;
  return isSignInPage(url.pathname) ? undefined : path;
}

// Going "back" to one of these after signing in would sign out again or go in a circle.
function isSignInPage(pathname: string): boolean {
  return ['/login', '/attorney/login', '/admin/login', '/logout'].includes(pathname);
}

/** Where a fresh login leads when nothing else is asked for. */
export function landingPath(roles: readonly Role[]): string {
  if (roles.includes('attorney')) return '/attorney/dashboard';
  if (roles.includes('client')) return '/client/dashboard';
  if (roles.includes('admin') || roles.includes('admin_limited')) return '/admin';
  return '/';
}

export const loginKinds = ['client', 'attorney', 'admin'] as const;
export type LoginKind = (typeof loginKinds)[number];

export const loginPaths: Record<LoginKind, string> = {
  client: '/login',
  attorney: '/attorney/login',
  admin: '/admin/login',
};

/** The login page that matches a protected path. */
export function loginKindFor(pathname: string): LoginKind {
  if (/^\/admin(\/|$)/.test(pathname)) return 'admin';
  if (/^\/attorney(\/|$)/.test(pathname)) return 'attorney';
  return 'client';
}

/** Where someone already signed in is sent from a login page. */
export const alreadySignedInPaths: Record<LoginKind, string> = {
  client: '/client/dashboard',
  attorney: '/attorney/dashboard',
  admin: '/admin/manage_appearance',
};
