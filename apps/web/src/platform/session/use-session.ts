import { useSyncExternalStore } from 'react';
import { type SessionState, sessionState, subscribeToSession } from './session-store.ts';

const onServer: SessionState = { session: undefined, isLoading: true, error: undefined };

/** Who is signed in. On the server and until the browser has looked, nobody is known yet. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, sessionState, () => onServer);
}
