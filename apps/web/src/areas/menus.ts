import { mayPerform, type Role } from '@courtside/domain/access';
import { planned } from '../route-config.ts';
import { type Path, urlTable } from '../routes.ts';

export interface MenuEntry {
  readonly label: string;
  readonly to: Path;
  /** Shows how many actions are unread. */
  readonly counts?: 'actions';
}

export interface MenuGroup {
  readonly label: string;
  /** Where the group itself leads; without it, it only holds its entries. */
  readonly to?: Path;
  readonly entries: readonly MenuEntry[];
}

export const publicMenu: readonly MenuEntry[] = [
  { label: 'About Us', to: '/content/about-us' },
  { label: 'Services', to: '/content/fees' },
  { label: 'Court Information', to: '/content/court-info' },
  { label: 'Contact', to: '/content/contact' },
];

export const requestEntry: MenuEntry = {
  label: 'Request an Appearance',
  to: '/client/request/appearance',
};

export const loginMenu: MenuGroup = {
  label: 'Login',
  entries: [
    { label: 'Request an Appearance', to: '/login' },
    { label: 'Appearance Attorney', to: '/attorney/login' },
    { label: 'Administrator', to: '/admin/login' },
  ],
};

export const signupMenu: MenuGroup = {
  label: 'Sign Up',
  entries: [
    { label: 'I Need Appearance Coverage', to: '/signup' },
    { label: 'Appearance Attorney', to: '/attorney/signup' },
  ],
};

const logout: MenuEntry = { label: 'Logout', to: '/logout' };
const actions: MenuEntry = { label: 'Actions', to: '/user/actions', counts: 'actions' };
const messages: MenuEntry = { label: 'Messages', to: '/user/manage/inbox' };

export const clientMenu: readonly MenuEntry[] = [
  { label: 'My Dashboard', to: '/client/dashboard' },
  actions,
  { label: 'Schedule Appearance', to: '/client/request/appearance' },
  { label: 'Clone appearance from saved template', to: '/client/manage/template' },
  { label: 'Manage My Appearances', to: '/client/manage/appearance' },
  { label: 'Manage Templates', to: '/client/manage/template' },
  { label: 'Appearance Reports', to: '/client/submitted/appearance' },
  messages,
  { label: 'Appearance Receipts and Invoices', to: '/client/view/payments' },
  { label: 'Manage My Account', to: '/account' },
  logout,
];

export const attorneyMenu: readonly MenuEntry[] = [
  { label: 'My Dashboard', to: '/attorney/dashboard' },
  actions,
  { label: 'View Available Appearances', to: '/attorney/available/appearance' },
  { label: 'Manage My Appearances', to: '/attorney/manage/appearance' },
  { label: 'Submit Appearance Results', to: '/attorney/submit/results' },
  messages,
  { label: 'Manage My Account', to: '/attorney/account' },
  logout,
];

export const adminTopMenu: readonly MenuEntry[] = [
  actions,
  { label: 'System Log', to: '/admin/manage_log' },
  { label: 'Appearances', to: '/admin/manage_appearance' },
  { label: 'Clients', to: '/admin/manage_client_list' },
  { label: 'Attorneys', to: '/admin/manage_attorney_list' },
  { label: 'AA Payroll', to: '/admin/manage/payment' },
];

export const adminSidebar: readonly MenuGroup[] = [
  {
    label: 'Appearances',
    to: '/admin/manage_appearance',
    entries: [
      { label: 'Logs', to: '/admin/manage_log' },
      messages,
      { label: 'Notifications', to: '/admin/manage_inbox' },
    ],
  },
  {
    label: 'Payment Due Appearances',
    to: '/admin/manage_payment_pending_appearance',
    entries: [],
  },
  {
    label: 'Client Accounts',
    to: '/admin/manage_client_list',
    entries: [
      { label: 'Client Invoices', to: '/admin/invoice_history_list' },
      { label: 'Manual Invoices', to: '/admin/invoice_manual_history_list' },
    ],
  },
  { label: 'AA Accounts', to: '/admin/manage_attorney_list', entries: [] },
  {
    label: 'Fees and Locations',
    entries: [
      { label: 'Standard AA Fees', to: '/admin/manage_type_of_appearance' },
      { label: 'Non-standard fees', to: '/admin/manage_fee' },
      { label: 'State List', to: '/admin/manage_state' },
      { label: 'County List', to: '/admin/manage_county' },
      { label: 'Court List', to: '/admin/manage_court' },
      { label: 'Promotional Codes', to: '/admin/manage_coupon' },
    ],
  },
  { label: 'AA Payroll', to: '/admin/manage/payment', entries: [] },
  {
    label: 'Account Settings',
    entries: [
      { label: 'Admin Email Accounts and Password', to: '/admin/configuration' },
      { label: 'Email Templates', to: '/admin/manage_email_templates' },
    ],
  },
  {
    label: 'Blog Settings',
    entries: [
      { label: 'Blog', to: '/admin/manage_blog' },
      { label: 'Blog Categories', to: '/admin/manage_blog_category' },
    ],
  },
  { label: 'Logout', to: '/logout', entries: [] },
];

export const adminMobileMenu: readonly MenuEntry[] = [
  { label: 'Notifications', to: '/admin/manage_inbox' },
  messages,
  { label: 'Log', to: '/admin/manage_log' },
  { label: 'Promotional Codes', to: '/admin/manage_coupon' },
  { label: 'All Appearances', to: '/admin/manage_appearance' },
  { label: 'Payment Due Appearances', to: '/admin/manage_payment_pending_appearance' },
  logout,
];

/** Groups that the specification gives to one kind of administrator only. */
const onlyFor: Partial<Record<string, Role>> = {
  'Account Settings': 'admin',
  'Blog Settings': 'admin_limited',
};

function isOpen(to: Path, roles: readonly Role[]): boolean {
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
