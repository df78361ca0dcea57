import { caseTypeCodes } from '@courtside/domain/case-types';
import { stateCodes } from '@courtside/domain/places';
import { z } from 'zod';
import { captchaAnswer } from './captcha.ts';
import { defineEndpoint, nothing } from './endpoint.ts';
import { day, emailAddress, text } from './fields.ts';
import { newPassword } from './passwords.ts';
import { contactDetails } from './profile.ts';

const credentials = {
  email: emailAddress,
  password: newPassword,
  source: text(50).min(1, 'Please tell us how you heard of us'),
  terms: z.literal(true, 'Please accept the terms'),
  recaptcha: captchaAnswer,
};

export const admissionYear = z
  .number('Year of admission is required')
  .int('Year of admission is required')
  .min(1940, 'This year is too long ago')
  .max(2100, 'This year is in the future');

export const barAdmission = z.strictObject({
  state: z.enum(stateCodes, 'State is required'),
  number: text(40).min(1, 'Bar number is required'),
  year: admissionYear,
  /** The last day of it. Left out, what is stored of the same admission stays. */
  expiresOn: day.nullish(),
});

/** What an attorney tells us beyond their contact details. */
export const attorneyPractice = {
  admissions: z
    .array(barAdmission)
    .min(1, 'Add at least one bar admission')
    .max(60, 'Too many')
    .refine(
      (list) => new Set(list.map(({ state }) => state)).size === list.length,
      'Each state once, please',
    ),
  caseTypes: z.array(z.enum(caseTypeCodes)).min(1, 'Choose at least one practice area').max(11),
  states: z.array(z.enum(stateCodes)).min(1, 'Choose at least one state').max(51),
};

export const clientSignupForm = contactDetails.extend({
  firm: text(120).min(1, 'Firm is required'),
  ...credentials,
});
export const attorneySignupForm = contactDetails.extend({
  firm: text(120).optional(),
  ...credentials,
  ...attorneyPractice,
});
export const resendForm = z.strictObject({ email: emailAddress, recaptcha: captchaAnswer });

const signupLimit = { burst: 10, seconds: 600 };

export const signup = {
  client: defineEndpoint({
    method: 'POST',
    path: '/v1/auth/signup/client',
    summary: 'Open a client account',
    access: 'public',
    body: clientSignupForm,
    response: z.object({ email: z.string() }),
    status: 201,
    idempotent: true,
    limit: signupLimit,
  }),
  attorney: defineEndpoint({
    method: 'POST',
    path: '/v1/auth/signup/attorney',
    summary: 'Apply as an appearance attorney',
    access: 'public',
    body: attorneySignupForm,
    response: z.object({ email: z.string() }),
    status: 201,
    idempotent: true,
    limit: signupLimit,
  }),
  verify: defineEndpoint({
    method: 'POST',
    path: '/v1/auth/signup/verify/{hash}',
    summary: 'Confirm an e-mail address by the link of the mail',
    access: 'public',
    params: z.strictObject({ hash: z.string().max(100) }),
    response: z.object({ kind: z.enum(['client', 'attorney']) }),
    errors: ['link_expired'],
    limit: { burst: 30, seconds: 600 },
  }),
  resend: defineEndpoint({
    method: 'POST',
    path: '/v1/auth/signup/resend',
    summary: 'Send the confirmation mail again',
    access: 'public',
    body: resendForm,
    response: nothing,
    limit: signupLimit,
  }),
};
