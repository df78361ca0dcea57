import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../confirm-dialog.tsx';

type LeaveGuardProps = {
  isDirty: boolean;
  isBusy?: () => boolean;
  /** What will be lost. */
  children?: ReactNode;
};

/** The question before a page with unsaved changes is left. The router consults one of them only. */
export function LeaveGuard({
  isDirty,
  isBusy = () => false,
  children = 'What you entered on this page will be lost.',
}: LeaveGuardProps) {
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
      {children}
    </ConfirmDialog>
  );
}
