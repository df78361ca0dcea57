import { sessionState, subscribeToSession } from './session-store.ts';

const whoIsSignedIn = () => sessionState().session?.email;

/** Runs when someone signs in or out, or another user takes over; a refresh changes nobody. */
export function onUserChange(run: () => void): void {
  let before = whoIsSignedIn();
  subscribeToSession(() => {
    const now = whoIsSignedIn();
    if (now === before) return;
    before = now;
    run();
  });
}
