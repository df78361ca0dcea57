import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import classes from './dialog.module.css';
import { focusMain } from './skip-link.tsx';

type DialogProps = {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the safe choice first. Mark the one to focus with `data-autofocus`. A form has its own. */
  actions?: ReactNode;
};

/** Floats above the page, keeps the focus inside and gives it back when it closes. */
export function Dialog({ opened, onClose, title, children, actions }: DialogProps) {
  // Nothing slides out when the dialog goes together with what it was about.
  useEffect(() => (opened ? keepFocus : undefined), [opened]);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={keepFocus}
      centered
      size={520}
      radius="xl"
      lockScroll={false}
    >
      <Modal.Overlay className={classes.scrim} backgroundOpacity={1} color="var(--scrim)" />
      <Modal.Content className={classes.content} shadow="xl">
        <Modal.Title className={classes.title}>{title}</Modal.Title>
        {children}
        {actions && <div className={classes.actions}>{actions}</div>}
      </Modal.Content>
    </Modal.Root>
  );
}

/** What opened it may be gone by now, as the button is that approved a report. */
function keepFocus(): void {
  // Its own button holds the focus until the dialog is out of the page.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusMain();
  });
}
