import { useState } from 'react';
import { isAnswered } from '../../platform/answered-keys.ts';
import { actionKeys } from './action-keys.ts';

/** Gives the idempotency key of what is about to be sent. */
export function useActionKey(): (body: unknown) => string {
  const [keyFor] = useState(() => actionKeys(() => crypto.randomUUID(), isAnswered));
  return keyFor;
}
