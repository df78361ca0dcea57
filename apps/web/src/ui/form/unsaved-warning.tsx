import { useContext, useEffect, useId } from 'react';
import { useFormState } from 'react-hook-form';
import { LeaveGuard } from './leave-guard.tsx';
import { UnsavedScopeContext } from './unsaved-scope.tsx';

type UnsavedWarningProps = {
  /** A submission may navigate away itself: that loses nothing. */
  isBusy: () => boolean;
};

/** Asks before leaving loses what was entered, in the app and when the window closes. */
export function UnsavedWarning({ isBusy }: UnsavedWarningProps) {
  const { isDirty } = useFormState();
  const report = useContext(UnsavedScopeContext);
  if (report) return <UnsavedReport isDirty={isDirty} report={report} />;
  return <LeaveGuard isDirty={isDirty} isBusy={isBusy} />;
}

type UnsavedReportProps = { isDirty: boolean; report: (form: string, isDirty: boolean) => void };

function UnsavedReport({ isDirty, report }: UnsavedReportProps) {
  const form = useId();
  useEffect(() => {
    report(form, isDirty);
    return () => report(form, false);
  }, [form, isDirty, report]);
  return null;
}
