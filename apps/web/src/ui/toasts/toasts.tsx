import { useSyncExternalStore } from 'react';
import { ToastCard } from './toast-card.tsx';
import { type ShownToast, shownToasts, subscribeToToasts } from './toast-store.ts';
import classes from './toasts.module.css';

const none: readonly ShownToast[] = [];

/** Where toasts appear: once, in the root. The region is there before its first message, so that it is read out. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => none);
  return (
    <section className={classes.region} aria-label="Messages" aria-live="polite" data-no-print>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
