import { z } from 'zod';

// PostgreSQL text cannot hold NUL; refused here, so that it is the sender's fault and not ours.
const withoutNul = /^[^\u0000]*$/u;

/** One line or a few of typed text, trimmed. */
export function text(max: number) {
  return z
    .string()
    .trim()
    .max(max, 'Too long')
    .regex(withoutNul, 'Contains characters we cannot keep');
}

export const id = z.uuid();
export const instant = z.iso.datetime();
