import { IconX } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import classes from './drawer.module.css';

type DrawerProps = {
  opened: boolean;
  onClose: () => void;
  label: string;
  side?: 'left' | 'right';
  children: ReactNode;
};

/** Slides over the page, keeps the focus inside, closes by Escape, a click beside it or a link in it. */
export function Drawer({ opened, onClose, label, side = 'right', children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (opened) dialog.current?.showModal();
    else dialog.current?.close();
  }, [opened]);
  const closeWhenDone = ({ target, currentTarget }: MouseEvent) => {
    const isBeside = target === currentTarget;
    if (isBeside || (target instanceof Element && target.closest('a'))) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it too
    <dialog
      ref={dialog}
      className={classes.drawer}
      data-side={side}
      aria-label={label}
      onClose={onClose}
      onClick={closeWhenDone}
    >
      {opened && (
        <div className={classes.body}>
          <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}
