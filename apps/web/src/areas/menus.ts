import { mayPerform, type Role } from '@courtside/domain/access';
import { planned } from '../route-config.ts';
import { type Path, urlTable } from '../routes.ts';

export interface MenuEntry {
  readonly label: string;
  readonly to: Path;
  /** Shows how many actions are unread. */
  readonly counts?: 'actions';
  /** Where it stands on a wide screen, if not in the menu row; a drawer lists all in order. */
  readonly place?: 'actions' | 'schedule' | 'account';
}

export interface MenuGroup {
  readonly label: string;
  /** Where the group itself leads; without it, it only holds its entries. */
  readonly to?: Path;
  readonly entries: readonly MenuEntry[];
}

export const logout: MenuEntry = { label: 'Logout', to: '/logout', place: 'account' };
export const actions: MenuEntry = {
  label: 'Actions',
  to: '/user/actions',
  counts: 'actions',
  place: 'actions',
};
export const messages: MenuEntry = { label: 'Messages', to: '/user/manage/inbox' };

/** Groups that the specification gives to one kind of administrator only. */
const onlyFor: Partial<Record<string, Role>> = {
  'Account Settings': 'admin',
  'Blog Settings': 'admin_limited',
  // A limited administrator finds these two inside Blog Settings.
  Blog: 'admin',
  'Blog Categories': 'admin',
};

/** Whether an address has its screen, and a user with these roles may see it. */
export function isOpen(to: Path, roles: readonly Role[]): boolean {
  const row = urlTable.find(({ path }) => path === to);
  if (!row || row.file === planned) return false;
  return row.access === 'public' || mayPerform(roles, row.access);
}

/** The entries that lead somewhere for a user: built already, and allowed. */
export function openEntries(menu: readonly MenuEntry[], roles: readonly Role[]): MenuEntry[] {
  return menu.filter(({ to }) => isOpen(to, roles));
}

export function openGroups(menu: readonly MenuGroup[], roles: readonly Role[]): MenuGroup[] {
  return menu.flatMap((group) => {
    const role = onlyFor[group.label];
    if (role && !roles.includes(role)) return [];
    const entries = openEntries(group.entries, roles);
    const { to, ...rest } = group;
    if (to && isOpen(to, roles)) return [{ ...rest, to, entries }];
    return entries.length > 0 ? [{ ...rest, entries }] : [];
  });
}
