import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { closeToast, type ShownToast, toastLifetimeMs } from './toast-store.ts';
import classes from './toasts.module.css';

export function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, kind, text, action } = toast;
  const [held, setHeld] = useState(false);

  // Whoever points at it or has moved into it may take the time they need.
  useEffect(() => {
    if (kind === 'bad' || held) return undefined;
    const timer = setTimeout(() => closeToast(id), toastLifetimeMs);
    return () => clearTimeout(timer);
  }, [id, kind, held]);

  return (
    <div
      className={classes.toast}
      role={kind === 'bad' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {kind === 'ok' ? (
        <IconCircleCheck size={20} stroke={1.75} color="var(--green)" aria-hidden />
      ) : (
        <IconAlertTriangle size={20} stroke={1.75} color="var(--danger)" aria-hidden />
      )}
      <span className={classes.text}>{text}</span>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            closeToast(id);
            action.onClick();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} onClick={() => closeToast(id)}>
        <IconX size={16} stroke={1.75} aria-hidden />
        <VisuallyHidden>Close</VisuallyHidden>
      </button>
    </div>
  );
}
