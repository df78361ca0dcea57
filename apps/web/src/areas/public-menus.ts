import type { MenuEntry, MenuGroup } from './menus.ts';

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

/** The columns of the footer; what is not built yet is left out of them. */
export const footerMenu: readonly MenuGroup[] = [
  {
    label: 'For law firms',
    entries: [
      requestEntry,
      { label: 'Services', to: '/content/fees' },
      { label: 'Court Information', to: '/content/court-info' },
      { label: 'FAQ', to: '/content/faq' },
      { label: 'Sign up for coverage', to: '/signup' },
    ],
  },
  {
    label: 'For attorneys',
    entries: [
      { label: 'Why join', to: '/content/why-join' },
      { label: 'Appearance Attorney sign up', to: '/attorney/signup' },
      { label: 'Appearance Attorney login', to: '/attorney/login' },
    ],
  },
  {
    label: 'Company',
    entries: [
      { label: 'About Us', to: '/content/about-us' },
      { label: 'Blog', to: '/blog' },
      { label: 'Contact', to: '/content/contact' },
      { label: 'Security', to: '/content/security' },
    ],
  },
];

export const legalMenu: readonly MenuEntry[] = [
  { label: 'Privacy', to: '/content/privacy-policy' },
  { label: 'Terms', to: '/content/terms-condition' },
  { label: 'Sitemap', to: '/sitemap.html' },
];
