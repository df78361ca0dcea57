import { adminGroup, type Role } from './roles.ts';

interface ActionRule {
  readonly roles: readonly Role[];
  readonly does: string;
}

/** Who may do what. Endpoints, routes, menus and buttons all read this table and nothing else. */
export const actions = {
  'jobs.read': { roles: adminGroup, does: 'See background jobs that failed for good' },
  'jobs.retry': { roles: ['admin'], does: 'Run a failed background job again' },
  'logs.read': { roles: adminGroup, does: 'Read the system log' },
} as const satisfies Record<string, ActionRule>;

export type Action = keyof typeof actions;

/** What an endpoint or a route demands: an action of the table, or nothing at all. */
export type Access = Action | 'public';

export function rolesFor(action: Action): readonly Role[] {
  return actions[action].roles;
}

/** A user is allowed if any of their roles is in the required set. */
export function mayPerform(userRoles: readonly Role[], action: Action): boolean {
  const allowed = rolesFor(action);
  return userRoles.some((role) => allowed.includes(role));
}
