import { z } from 'zod';
import { defineEndpoint, nothing } from './endpoint.ts';
import { id, instant, text } from './fields.ts';
import { contactDetails } from './profile.ts';
import { attorneyPractice } from './signup.ts';

const email = z.object({ email: z.string() });

export const clientProfile = contactDetails.extend({ firm: text(120).min(1, 'Firm is required') });
export const attorneyProfile = contactDetails.extend({
  firm: text(120).optional(),
  ...attorneyPractice,
});
export const adminProfile = z.strictObject({
  firstName: text(60).min(1, 'First name is required'),
  lastName: text(60).min(1, 'Last name is required'),
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
    response: clientProfile.extend(email.shape),
  }),
  saveClient: defineEndpoint({
    method: 'PUT',
    path: '/v1/client/account',
    summary: 'Change the profile of the signed-in client',
    access: 'account.client',
    body: clientProfile,
    response: clientProfile.extend(email.shape),
  }),
  getAttorney: defineEndpoint({
    method: 'GET',
    path: '/v1/attorney/account',
    summary: 'The profile of the signed-in attorney',
    access: 'account.attorney',
    response: attorneyProfile.extend(email.shape),
  }),
  saveAttorney: defineEndpoint({
    method: 'PUT',
    path: '/v1/attorney/account',
    summary: 'Change the profile of the signed-in attorney',
    access: 'account.attorney',
    body: attorneyProfile,
    response: attorneyProfile.extend(email.shape),
  }),
  getAdmin: defineEndpoint({
    method: 'GET',
    path: '/v1/admin/account',
    summary: 'The profile of the signed-in administrator',
    access: 'account.admin',
    response: adminProfile.extend(email.shape),
  }),
  saveAdmin: defineEndpoint({
    method: 'PUT',
    path: '/v1/admin/account',
    summary: 'Change the profile of the signed-in administrator',
    access: 'account.admin',
    body: adminProfile,
    response: adminProfile.extend(email.shape),
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
