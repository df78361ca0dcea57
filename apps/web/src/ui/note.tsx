import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './note.module.css';
import { type Tone, textOf, tintOf } from './tone.ts';

type NoteKind = 'info' | 'ok' | 'warn' | 'bad';

const noteLook: Readonly<Record<NoteKind, { icon: Icon; tone: Tone }>> = {
  info: { icon: IconInfoCircle, tone: 'blue' },
  ok: { icon: IconCircleCheck, tone: 'green' },
  warn: { icon: IconAlertTriangle, tone: 'amber' },
  bad: { icon: IconExclamationCircle, tone: 'red' },
};

type NoteProps = {
  kind?: NoteKind;
  /** For a note that appears while the page is open: it is read out. */
  live?: boolean;
  children: ReactNode;
};

export function Note({ kind = 'info', live = false, children }: NoteProps) {
  const { icon: NoteIcon, tone } = noteLook[kind];
  return (
    <div
      className={classes.note}
      style={{ backgroundColor: tintOf(tone) }}
      role={live ? 'alert' : undefined}
    >
      <NoteIcon size={18} stroke={1.75} color={textOf(tone)} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
