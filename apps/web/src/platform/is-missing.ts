import { ApiError } from '@courtside/contract/client';

/** There is no such record, or it is not this user's; an address that names none at all is no other. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}
