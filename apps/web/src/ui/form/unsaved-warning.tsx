import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../confirm-dialog.tsx';

type UnsavedWarningProps = {
  /** A submission may navigate away itself: that loses nothing. */
  isBusy: () => boolean;
};

/** Asks before leaving loses what was entered, in the app and when the window closes. */
export function UnsavedWarning({ isBusy }: UnsavedWarningProps) {
  const { isDirty } = useFormState();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isBusy() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      question="Leave without saving?"
      keep="Keep editing"
      act="Leave"
      danger
      onKeep={() => blocker.reset?.()}
      onAct={async () => blocker.proceed?.()}
    >
      What you entered on this page will be lost.
    </ConfirmDialog>
  );
}
