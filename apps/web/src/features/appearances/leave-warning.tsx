import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks before leaving forgets files that were chosen and not sent. */
export function LeaveWarning({ isNeeded }: { isNeeded: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isNeeded && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      question="Leave without sending the files?"
      keep="Stay here"
      act="Leave"
      danger
      onKeep={() => blocker.reset?.()}
      onAct={async () => blocker.proceed?.()}
    >
      What was chosen and not sent is not kept.
    </ConfirmDialog>
  );
}
