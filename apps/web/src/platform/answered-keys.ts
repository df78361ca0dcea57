import { ApiError } from '@courtside/contract/client';

const answered = new Set<string>();

/** Whether what was sent with an idempotency key is settled, so that sending the same is another action. */
export function isAnswered(key: string): boolean {
  return answered.has(key);
}

/** Notes how a call with a key ended. One whose answer is lost, or not made yet, may be sent again. */
export function noteAnswer(key: string | undefined, error?: unknown): void {
  if (key !== undefined && (error === undefined || isRefusal(error))) answered.add(key);
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.code !== 'request_in_progress';
}
