import { adminGroup, type Role, roles } from './roles.ts';

interface ActionRule {
  readonly roles: readonly Role[];
  readonly does: string;
}

/** Who may do what. Endpoints, routes, menus and buttons all read this table and nothing else. */
export const actions = {
  'account.admin': { roles: ['admin'], does: 'See and change the own administrator profile' },
  'account.attorney': { roles: ['attorney'], does: 'See and change the own attorney profile' },
  'account.client': { roles: ['client'], does: 'See and change the own client profile' },
  'account.manage': { roles, does: 'Change the own password and end own sessions' },
  'actions.manage': { roles, does: 'Read and delete own actions' },
  'appearances.manage': { roles: adminGroup, does: 'See the appearances of all clients' },
  'appearances.dispatch': {
    roles: adminGroup,
    does: 'Tell, assign and remove attorneys, record absences, propose fees and keep notes',
  },
  'appearances.order': { roles: ['client'], does: 'Order, see, change and cancel own appearances' },
  'area.admin': { roles: adminGroup, does: 'Enter the administration' },
  'area.attorney': { roles: ['attorney'], does: 'Enter the attorney area' },
  'area.client': { roles: ['client'], does: 'Enter the client area' },
  'area.fullAdmin': {
    roles: ['admin'],
    does: 'Enter payroll, configuration and the admin account',
  },
  'area.user': { roles, does: 'Read own messages and actions' },
  'attendance.manage': {
    roles: ['attorney'],
    does: 'See, confirm, attend and give back appearances that one holds',
  },
  'calendar_feeds.manage': {
    roles: ['client', 'attorney'],
    does: 'Make and revoke a calendar feed of the own hearings',
  },
  'conflicts.manage': {
    roles: ['attorney'],
    does: 'Keep a private list of names to be warned of',
  },
  'coupons.change': { roles: adminGroup, does: 'Add and change promotional codes' },
  'coupons.read': { roles: adminGroup, does: 'See promotional codes and who used them' },
  'coupons.use': { roles: ['client'], does: 'Try a promotional code on an order' },
  'coverage.manage': {
    roles: ['attorney'],
    does: 'Choose the counties and courts where one appears',
  },
  'fees.change': { roles: adminGroup, does: 'Change standard and non-standard fees' },
  'fees.quote': { roles: ['client'], does: 'Ask what an order will cost' },
  'fees.read': { roles: adminGroup, does: 'See all fees, both sides of them, and their history' },
  'files.read': { roles, does: 'Read the documents that one is let see' },
  'files.readAll': { roles: adminGroup, does: 'See the documents of every appearance' },
  'files.readHeld': {
    roles: ['attorney'],
    does: 'See the documents of appearances that one holds or has reported on',
  },
  'files.readOrdered': { roles: ['client'], does: 'See the documents of own appearances' },
  'files.upload': { roles, does: 'Hand in documents, and take back own ones before the hearing' },
  'jobs.read': { roles: adminGroup, does: 'See background jobs that failed for good' },
  'jobs.retry': { roles: ['admin'], does: 'Run a failed background job again' },
  'live.hear': { roles, does: 'Hear of changes as they happen' },
  'logs.read': { roles: adminGroup, does: 'Read the system log' },
  'offers.answer': { roles: ['attorney'], does: 'See open appearances, accept and reject them' },
  'places.change': { roles: adminGroup, does: 'Add, change and upload states, counties, courts' },
  'places.read': { roles: adminGroup, does: 'See all places, inactive ones too' },
  'policies.change': { roles: ['admin'], does: 'Change cancellation, rush and deadline rules' },
  'policies.read': { roles: adminGroup, does: 'See the rules in force and their history' },
  'policies.readReportTimes': { roles, does: 'Know by when reports are due and approved' },
  'practices.manage': {
    roles: ['attorney'],
    does: 'Keep own admissions, practice areas, availability and documents',
  },
  'practices.read': { roles: adminGroup, does: 'See the documents that attorneys have on file' },
  'results.read': {
    roles: ['client'],
    does: 'Read, approve, dispute and rate reports on own hearings',
  },
  'results.resolve': {
    roles: adminGroup,
    does: 'Read, amend and approve every report, and end disputes over them',
  },
  'results.submit': {
    roles: ['attorney'],
    does: 'Write, send and amend reports on hearings that one attended',
  },
  'session.keep': { roles, does: 'Stay signed in' },
  'users.activate': { roles: adminGroup, does: 'Let clients and attorneys in, or shut them out' },
  'users.read': { roles: adminGroup, does: 'See clients and attorneys' },
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
