import type { PolicyName } from '@courtside/domain/policies';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { policyTitles } from './policy-words.ts';

/** Asks once for all forms of the page: the router consults a single guard. */
export function LeaveGuard({ unsaved }: { unsaved: readonly PolicyName[] }) {
  const isDirty = unsaved.length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
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
      {`Changes that will be lost: ${unsaved.map((name) => policyTitles[name]).join(', ')}.`}
    </ConfirmDialog>
  );
}
