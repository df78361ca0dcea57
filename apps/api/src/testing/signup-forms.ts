import { randomBytes } from 'node:crypto';

/** A password that nobody guesses soon. */
export const strongPassword = 'tinder-Velvet-42-orbit';

/** What a law firm fills in; the captcha is added on sending. */
export function aClientForm(details: Record<string, unknown> = {}) {
  return {
    email: `${randomBytes(6).toString('hex')}@firm.test`,
    password: strongPassword,
    firstName: 'Dana',
    lastName: 'Whitlock',
    phone: '+1 555-010-0199',
    street: '1 Harbor Way',
    city: 'Oakland',
    state: 'CA',
    zip: '94607',
    firm: 'Whitlock Partners',
    source: 'colleague',
    terms: true,
    ...details,
  };
}

export function anAttorneyForm(details: Record<string, unknown> = {}) {
  const { firm: _, ...contact } = aClientForm();
  return {
    ...contact,
    admissions: [
      { state: 'NV', number: '4711', year: 2015 },
      { state: 'CA', number: '200100', year: 2009 },
    ],
    caseTypes: ['Civil', 'Bankruptcy'],
    states: ['NV', 'CA'],
    ...details,
  };
}
