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
