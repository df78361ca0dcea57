import { IconCheck, IconCircleCheck, IconDoorExit, IconMapPinCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { formatCourtTime } from '../../platform/court-time.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Section } from '../../ui/section.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import classes from './attendance.module.css';
import type { Held } from './attendance-query.ts';
import { isConfirmed, reportWords } from './held-words.ts';
import { useAttend } from './use-attend.ts';

/** Whether the attorney comes, has come and has gone; and what they can say about it now. */
export function AttendSection({ held }: { held: Held }) {
  const { act, busyWith } = useAttend(held.id);
  const [nowMs] = useState(() => Date.now());
  const { may, status, timeZone } = held;
  if (status !== 'assigned' && status !== 'report_due') return null;
  const said: (readonly [string, string | null])[] = [
    ['Confirmed', isConfirmed(held) ? held.confirmedAt : null],
    ['Checked in', held.checkedInAt],
    ['Checked out', held.checkedOutAt],
  ];
  return (
    <Section title="Attendance">
      <Stack gap={4}>
        {status === 'report_due' && <Note kind="warn">{`${reportWords(held, nowMs)}.`}</Note>}
        <ul className={classes.said}>
          {said.map(([word, at]) => (
            <li key={word} data-done={at ? true : undefined}>
              <IconCircleCheck size={20} stroke={1.75} aria-hidden />
              <span>{at ? word : `Not ${word.toLowerCase()} yet`}</span>
              {at && <time dateTime={at}>{formatCourtTime(at, timeZone)}</time>}
            </li>
          ))}
        </ul>
        <Row gap={3}>
          {may.confirm && (
            <Button busy={busyWith === 'confirm'} onClick={() => void act('confirm')}>
              <IconCheck size={18} stroke={1.75} aria-hidden />
              Confirm that I will attend
            </Button>
          )}
          {may.checkIn && (
            <Button
              variant={may.confirm ? 'secondary' : 'primary'}
              busy={busyWith === 'checkIn'}
              busyLabel="Checking in"
              onClick={() => void act('checkIn')}
            >
              <IconMapPinCheck size={18} stroke={1.75} aria-hidden />
              Check in
            </Button>
          )}
          {may.checkOut && (
            <Button
              busy={busyWith === 'checkOut'}
              busyLabel="Checking out"
              onClick={() => void act('checkOut')}
            >
              <IconDoorExit size={18} stroke={1.75} aria-hidden />
              Check out
            </Button>
          )}
        </Row>
        <p className={classes.quiet}>
          {may.checkIn || may.checkOut
            ? 'Your place is sent along if you allow it; without it the time alone counts.'
            : status === 'assigned' && !held.checkedInAt
              ? 'You can check in from four hours before the hearing on.'
              : 'Nothing more is to be said about attending.'}
        </p>
      </Stack>
    </Section>
  );
}
