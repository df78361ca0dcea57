/** The names visitors see. The code base itself is called Courtside. */
export const brand = {
  siteName: 'Court Appearance Professionals',
  company: 'Attorneys in Motion',
  tagline: 'Special-appearance coverage in every state.',
} as const;
