import { actions, logout, type MenuEntry, type MenuGroup, messages } from './menus.ts';

export const adminTopMenu: readonly MenuEntry[] = [
  actions,
  { label: 'System Log', to: '/admin/manage_log' },
  { label: 'Appearances', to: '/admin/manage_appearance' },
  { label: 'Clients', to: '/admin/manage_client_list' },
  { label: 'Attorneys', to: '/admin/manage_attorney_list' },
  { label: 'AA Payroll', to: '/admin/manage/payment' },
];

const blog = { label: 'Blog', to: '/admin/manage_blog' } as const;
const blogCategories = { label: 'Blog Categories', to: '/admin/manage_blog_category' } as const;

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
  { label: 'Blog Settings', entries: [blog, blogCategories] },
  { ...blog, entries: [] },
  { ...blogCategories, entries: [] },
  { label: 'Logout', to: '/logout', entries: [] },
];

export const adminAccountMenu: readonly MenuEntry[] = [
  { label: 'Admin account', to: '/admin/change_pwd' },
  logout,
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
