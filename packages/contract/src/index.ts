import { accounts } from './accounts.ts';
import { auth } from './auth.ts';
import { captcha } from './captcha.ts';
import type { Endpoint } from './endpoint.ts';
import { jobs } from './jobs.ts';
import { logs } from './logs.ts';
import { mobile } from './mobile.ts';
import { passwords } from './passwords.ts';
import { signup } from './signup.ts';
import { sources } from './sources.ts';
import { users } from './users.ts';

/** Every endpoint there is, by capability. The API binds them, the client calls them, tests visit them all. */
export const contract = {
  accounts,
  auth,
  captcha,
  jobs,
  logs,
  mobile,
  passwords,
  signup,
  sources,
  users,
} as const;

export type Contract = Record<string, Record<string, Endpoint>>;

export function endpointsOf(from: Contract): { tag: string; name: string; endpoint: Endpoint }[] {
  return Object.entries(from).flatMap(([tag, group]) =>
    Object.entries(group).map(([name, endpoint]) => ({ tag, name, endpoint })),
  );
}
