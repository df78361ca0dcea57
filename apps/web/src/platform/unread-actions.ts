import { useSyncExternalStore } from 'react';
import { onUserChange } from './session/on-user-change.ts';

let count = 0;
const listeners = new Set<() => void>();

/** Whoever learns how many actions are unread says so here; a failed count is 0. */
export function setUnreadActions(next: number): void {
  count = next;
  for (const listener of listeners) listener();
}

onUserChange(() => setUnreadActions(0));

export function unreadActions(): number {
  return count;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many actions the signed-in user has not read, as far as this page knows. */
export function useUnreadActions(): number {
  return useSyncExternalStore(subscribe, unreadActions, () => 0);
}
