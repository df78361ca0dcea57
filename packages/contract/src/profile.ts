import { stateCodes } from '@courtside/domain/places';
import { z } from 'zod';
import { text } from './fields.ts';

const phoneCharacters = /^[+\d().\-\s]*$/;

/** Ten digits, or eleven with the leading 1, however they are written. */
const phone = text(30)
  .min(1, 'Phone is required')
  .refine(
    (value) => phoneCharacters.test(value) && /^1?\d{10}$/.test(value.replaceAll(/\D/g, '')),
    'Should be a US phone number',
  );

export const contactDetails = z.strictObject({
  firstName: text(60).min(1, 'First name is required'),
  lastName: text(60).min(1, 'Last name is required'),
  phone,
  street: text(120).min(1, 'Street is required'),
  city: text(80).min(1, 'City is required'),
  state: z.enum(stateCodes, 'State is required'),
  zip: text(10).regex(/^\d{5}(-\d{4})?$/, 'Should be a ZIP code'),
});
