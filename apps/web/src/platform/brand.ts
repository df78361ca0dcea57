/** The names and addresses visitors see. The code base itself is called Courtside. */
export const brand = {
  siteName: 'Court Appearance Professionals',
  company: 'Attorneys in Motion',
  tagline: 'Special-appearance coverage in every state.',
} as const;

export interface OutsideLink {
  readonly name: string;
  readonly url: string;
}

/** The company's own pages are configuration; an address set to nothing takes its link off the site. */
export const socialLinks: readonly OutsideLink[] = [
  { name: 'LinkedIn', url: import.meta.env.VITE_LINKEDIN_URL ?? 'https://www.linkedin.com/' },
  { name: 'Facebook', url: import.meta.env.VITE_FACEBOOK_URL ?? 'https://www.facebook.com/' },
  { name: 'X', url: import.meta.env.VITE_X_URL ?? 'https://x.com/' },
].filter(({ url }) => url !== '');

/** The sister product for work outside the courtroom. */
export const freelanceSite: OutsideLink = {
  name: 'Hire a freelance attorney',
  url: import.meta.env.VITE_FREELANCE_SITE_URL ?? 'https://example.com/',
};
