import { actions, logout, type MenuEntry, messages } from './menus.ts';

export const clientMenu: readonly MenuEntry[] = [
  { label: 'My Dashboard', to: '/client/dashboard' },
  actions,
  { label: 'Schedule Appearance', to: '/client/request/appearance', place: 'schedule' },
  {
    label: 'Clone appearance from saved template',
    to: '/client/manage/template',
    place: 'schedule',
  },
  { label: 'Manage My Appearances', to: '/client/manage/appearance' },
  { label: 'Manage Templates', to: '/client/manage/template' },
  { label: 'Appearance Reports', to: '/client/submitted/appearance' },
  messages,
  { label: 'Appearance Receipts and Invoices', to: '/client/view/payments' },
  { label: 'Manage My Account', to: '/account', place: 'account' },
  logout,
];

/** The few that fit at the foot of a phone, in short words; "More" opens the rest. */
export const clientBar: readonly MenuEntry[] = [
  { label: 'Dashboard', to: '/client/dashboard' },
  { label: 'Appearances', to: '/client/manage/appearance' },
  { label: 'Schedule', to: '/client/request/appearance' },
  { label: 'Messages', to: '/user/manage/inbox' },
];

export const attorneyMenu: readonly MenuEntry[] = [
  { label: 'My Dashboard', to: '/attorney/dashboard' },
  actions,
  { label: 'View Available Appearances', to: '/attorney/available/appearance' },
  { label: 'Manage My Appearances', to: '/attorney/manage/appearance' },
  { label: 'Submit Appearance Results', to: '/attorney/submit/results' },
  messages,
  { label: 'Manage My Account', to: '/attorney/account', place: 'account' },
  logout,
];

export const attorneyBar: readonly MenuEntry[] = [
  { label: 'Dashboard', to: '/attorney/dashboard' },
  { label: 'Available', to: '/attorney/available/appearance' },
  { label: 'Mine', to: '/attorney/manage/appearance' },
  { label: 'Results', to: '/attorney/submit/results' },
];
