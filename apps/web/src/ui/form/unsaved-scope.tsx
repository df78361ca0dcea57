import { createContext, type ReactNode, useCallback, useState } from 'react';
import { LeaveGuard } from './leave-guard.tsx';

/** Told by each form whether it holds changes. */
export const UnsavedScopeContext = createContext<
  ((form: string, isDirty: boolean) => void) | undefined
>(undefined);

/** A page of several forms, which are asked about together when it is left. */
export function UnsavedScope({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback((form: string, isDirty: boolean) => {
    setDirty((before) => {
      if (before.has(form) === isDirty) return before;
      const after = new Set(before);
      if (isDirty) after.add(form);
      else after.delete(form);
      return after;
    });
  }, []);
  return (
    <UnsavedScopeContext value={report}>
      {children}
      <LeaveGuard isDirty={dirty.size > 0} />
    </UnsavedScopeContext>
  );
}
