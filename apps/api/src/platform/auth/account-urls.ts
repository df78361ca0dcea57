import type { Role } from '@courtside/domain/access';
import type { Env } from '../env.ts';

type From = Pick<Env, 'publicUrl'>;

const isAdmin = (roles: readonly Role[]): boolean =>
  roles.includes('admin') || roles.includes('admin_limited');

/** Addresses in mails. They come from configuration, whatever host a request named. */
export function verifyUrl({ publicUrl }: From, token: string): string {
  return `${publicUrl}/signup/verify/${token}`;
}

export function resetUrl({ publicUrl }: From, roles: readonly Role[], token: string): string {
  return `${publicUrl}${isAdmin(roles) ? '/admin/change_pwd' : '/password/recovery'}/${token}`;
}

export function recoveryUrl({ publicUrl }: From, roles: readonly Role[]): string {
  return `${publicUrl}${isAdmin(roles) ? '/admin/forgot/password' : '/password/recovery'}`;
}

export function loginUrl({ publicUrl }: From, roles: readonly Role[]): string {
  if (isAdmin(roles)) return `${publicUrl}/admin/login`;
  return `${publicUrl}${roles.includes('attorney') ? '/attorney/login' : '/login'}`;
}
