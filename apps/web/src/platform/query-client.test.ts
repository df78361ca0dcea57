import { beforeEach, expect, it, vi } from 'vitest';

let email: string | undefined = 'casey@courtside.test';
const listeners = new Set<() => void>();
vi.mock('./session/session-store.ts', () => ({
  sessionState: () => ({ session: email && { email } }),
  subscribeToSession: (listener: () => void) => listeners.add(listener),
}));

const { queryClient } = await import('./query-client.ts');
const becomes = (next: string | undefined) => {
  email = next;
  for (const listener of listeners) listener();
};

beforeEach(() => queryClient.setQueryData(['invoices'], ['INV-2026-000001']));

it('keeps its answers through a refresh of the same session', () => {
  becomes('casey@courtside.test');
  expect(queryClient.getQueryData(['invoices'])).toEqual(['INV-2026-000001']);
});

it.each([undefined, 'avery@courtside.test'])('forgets them when the user becomes %s', (next) => {
  becomes(next);
  expect(queryClient.getQueryData(['invoices'])).toBeUndefined();
});
