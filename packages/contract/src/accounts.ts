import { caseTypeCodes } from '@courtside/domain/case-types';
import { stateCodes } from '@courtside/domain/places';
import { z } from 'zod';
import { defineEndpoint, nothing } from './endpoint.ts';
import { id, instant, text } from './fields.ts';
import { contactDetails } from './profile.ts';
import { attorneyPractice, barAdmission } from './signup.ts';

export const clientProfile = contactDetails.extend({ firm: text(120).min(1, 'Firm is required') });
const attorneyProfile = contactDetails.extend({
  firm: text(120).optional(),
  ...attorneyPractice,
});
/** What is left out of the practice stays as it is. */
const attorneyChanges = attorneyProfile.partial({
  admissions: true,
  caseTypes: true,
  states: true,
});
export const attorneyContact = attorneyProfile.omit({
  admissions: true,
  caseTypes: true,
  states: true,
});
export const adminProfile = z.strictObject({
  firstName: text(60).min(1, 'First name is required'),
  lastName: text(60).min(1, 'Last name is required'),
});

/** As stored: an account made before a field was demanded has it empty. */
const storedContact = {
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.enum(stateCodes).or(z.literal('')),
  zip: z.string(),
  firm: z.string(),
};
export const storedClient = z.object(storedContact);
export const storedAttorney = z.object({
  ...storedContact,
  admissions: z.array(barAdmission),
  caseTypes: z.array(z.enum(caseTypeCodes)),
  states: z.array(z.enum(stateCodes)),
});
export const storedAdmin = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

/** One place where the user is signed in. */
export const activeSession = z.object({
  id,
  startedAt: instant,
  lastUsedAt: instant,
  device: z.string(),
  isThisOne: z.boolean(),
});

export const accounts = {
  getClient: defineEndpoint({
    method: 'GET',
    path: '/v1/client/account',
    summary: 'The profile of the signed-in client',
    access: 'account.client',
    response: storedClient,
  }),
  saveClient: defineEndpoint({
    method: 'PUT',
    path: '/v1/client/account',
    summary: 'Change the profile of the signed-in client',
    access: 'account.client',
    body: clientProfile,
    response: storedClient,
  }),
  getAttorney: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/account',
    summary: 'The profile of the signed-in attorney',
    access: 'account.attorney',
    response: storedAttorney,
  }),
  saveAttorney: defineEndpoint({
    method: 'PUT',
    path: '/v1/attorney/account',
    summary: 'Change the profile of the signed-in attorney',
    access: 'account.attorney',
    body: attorneyChanges,
    response: storedAttorney,
  }),
  getAdmin: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/account',
    summary: 'The profile of the signed-in administrator',
    access: 'account.admin',
    response: storedAdmin,
  }),
  saveAdmin: defineEndpoint({
    method: 'PUT',
    path: '/v1/admin/account',
    summary: 'Change the profile of the signed-in administrator',
    access: 'account.admin',
    body: adminProfile,
    response: storedAdmin,
  }),
  listSessions: defineEndpoint({
    method: 'GET',
    path: '/v1/account/session',
    summary: 'Where the user is signed in',
    access: 'account.manage',
    response: z.object({ items: z.array(activeSession) }),
  }),
  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/v1/account/session/{id}',
    summary: 'End one session',
    access: 'account.manage',
    params: z.strictObject({ id }),
    response: nothing,
    errors: ['not_found'],
  }),
  endOtherSessions: defineEndpoint({
    method: 'DELETE',
    path: '/v1/account/session',
    summary: 'End every session but this one',
    access: 'account.manage',
    response: z.object({ ended: z.number().int() }),
  }),
};
