import { vi } from 'vitest';

/** Waits for what comes about by itself, for as long as a busy machine may take. */
export function soon<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000, interval: 10 });
}
