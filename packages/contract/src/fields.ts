import { isDay } from '@courtside/domain/hearing-time';
import { z } from 'zod';

// PostgreSQL text cannot hold NUL; refused here, so that it is the sender's fault and not ours.
const holdsNul = (value: string): boolean => value.includes('\u0000');

/** One line or a few of typed text, trimmed. */
export function text(max: number) {
  return z
    .string()
    .trim()
    .max(max, 'Too long')
    .refine((value) => !holdsNul(value), 'Contains characters we cannot keep');
}

export const id = z.uuid();
export const instant = z.iso.datetime();

/** An address to write to, in the one spelling that is stored. */
export const emailAddress = text(254)
  .min(1, 'Mail is required')
  .pipe(z.email('Should be an email'))
  .transform((email) => email.toLowerCase());

/** Text that may be left empty; empty and absent are the same and stored as null. */
export function optionalText(max: number) {
  return text(max)
    .nullish()
    .transform((value) => value || null);
}

/** Money travels as whole cents. A million dollars is more than any fee of ours. */
export const cents = z
  .number('Enter an amount')
  .int('Cents cannot be split')
  .min(0, 'Cannot be negative')
  .max(100_000_000, 'Too large');

/** The number that a record had when it was read: a change made meanwhile by another is not overwritten. */
export const revision = z.number().int().min(1).max(2_147_483_647);

/** Of a draft, which is at 0 before it was saved for the first time. */
export const draftRevision = z.number().int().min(0).max(2_147_483_647);

/** A day of the calendar, such as 2026-11-30. */
export const day = z
  .string()
  .refine((value) => value.length === 10 && isDay(value), 'Should be a date such as 2026-11-30');

/** A day that may be left out; empty and absent are the same and stored as null. */
export const optionalDay = z
  .union([z.literal(''), day])
  .nullish()
  .transform((value) => value || null);

export const yesOrNo = z.enum(['true', 'false']).transform((value) => value === 'true');
