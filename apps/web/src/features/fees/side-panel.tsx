import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { UnsavedPanelContext } from './panel-unsaved.ts';
import classes from './side-panel.module.css';

type SidePanelProps = {
  opened: boolean;
  onClose: () => void;
  title: string;
  lead?: ReactNode;
  wide?: boolean;
  children: ReactNode;
};

/**
 * Work beside the list it belongs to. Unlike the drawers of the menus it may hold pickers and
 * dialogs, which open above it. Closing it with something entered asks first.
 */
export function SidePanel({ opened, onClose, title, lead, wide, children }: SidePanelProps) {
  const [isUnsaved, setUnsaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    // Once this key press is over: the same Escape would answer the question as well.
    if (isUnsaved) setTimeout(() => setAsking(true));
    else onClose();
  };
  return (
    <>
      <Drawer.Root
        opened={opened}
        onClose={close}
        position="right"
        size={wide ? 760 : 560}
        closeOnEscape={!isAsking}
        lockScroll={false}
        classNames={{ content: classes.content ?? '' }}
      >
        <Drawer.Overlay backgroundOpacity={1} color="var(--scrim)" />
        <Drawer.Content radius={0}>
          <div className={classes.head}>
            <Drawer.Title className={classes.title}>{title}</Drawer.Title>
            <button type="button" className={classes.close} aria-label="Close" onClick={close}>
              <IconX size={20} stroke={1.75} aria-hidden />
            </button>
          </div>
          {lead && <p className={classes.lead}>{lead}</p>}
          <UnsavedPanelContext value={setUnsaved}>{children}</UnsavedPanelContext>
        </Drawer.Content>
      </Drawer.Root>
      <ConfirmDialog
        opened={isAsking}
        question="Close without saving?"
        keep="Keep editing"
        act="Close"
        danger
        onKeep={() => setAsking(false)}
        onAct={async () => {
          setAsking(false);
          setUnsaved(false);
          onClose();
        }}
      >
        What you entered here will be lost.
      </ConfirmDialog>
    </>
  );
}
