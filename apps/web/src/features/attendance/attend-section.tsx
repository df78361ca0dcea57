import {
  IconCheck,
  IconCircleCheck,
  IconCircleDashed,
  IconDoorExit,
  IconMapPinCheck,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ConflictHits, type HitsCheck, nothingCleared } from '../../platform/conflict-hits.ts';
import { formatCourtTime } from '../../platform/court-time.ts';
import { reportClock } from '../../platform/report-clock.ts';
import { useMinute } from '../../platform/use-minute.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Section } from '../../ui/section.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import classes from './attendance.module.css';
import type { Held } from './attendance-query.ts';
import { isConfirmed } from './held-words.ts';
import { useAttend } from './use-attend.ts';

/** Whether the attorney comes, has come and has gone; and what they can say about it now. */
export function AttendSection({ held, Hits }: { held: Held; Hits: ConflictHits }) {
  const { act, busyWith } = useAttend(held);
  const [cleared, setCleared] = useState(nothingCleared);
  const [marksUnresolved, setMarksUnresolved] = useState(false);
  const hits = useRef<HitsCheck>(null);
  const frame = useRef<HTMLDivElement>(null);
  const nowMs = useMinute();
  const { may, status, timeZone } = held;
  if (status !== 'assigned' && status !== 'report_due') return null;
  const said: (readonly [string, string | null])[] = [
    ['Confirmed', isConfirmed(held) ? held.confirmedAt : null],
    ['Checked in', held.checkedInAt],
    ['Checked out', held.checkedOutAt],
  ];
  // The report is what matters most once it can be written.
  const first = held.actions.includes('submit-results') ? 'secondary' : 'primary';
  const { words, isOverdue } = reportClock(held.reportDueAt, nowMs);
  const hint = hintOf(held);
  const attend = async (...given: Parameters<typeof act>) => {
    const isTaken = await act(...given);
    // The button that said it is gone, and what comes next is in its place.
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
    return isTaken;
  };
  const confirm = async () => {
    // Marked before the first of them is looked for.
    flushSync(() => setMarksUnresolved(true));
    if (hits.current?.focusUnresolved() || !(await attend('confirm', cleared))) return;
    setCleared(nothingCleared);
    setMarksUnresolved(false);
  };
  return (
    <Section title="Attendance">
      <div ref={frame} tabIndex={-1} className={classes.frame}>
        <Stack gap={4}>
          {status === 'report_due' && (
            <Note kind={isOverdue ? 'bad' : 'warn'}>
              {`${words}. ${isOverdue ? 'It was' : 'It is'} due ${formatCourtTime(held.reportDueAt, timeZone)}.`}
            </Note>
          )}
          {may.confirm && held.confirmBy && (
            <Note kind="warn">
              The client has changed this appearance. Look at the time, the place, how it is
              attended and the names again, and confirm by{' '}
              <time dateTime={held.confirmBy}>{formatCourtTime(held.confirmBy, timeZone)}</time> or
              it goes to another attorney.
            </Note>
          )}
          {may.confirm && (
            <Hits
              ref={hits}
              appearanceId={held.id}
              cleared={cleared}
              marksUnresolved={marksUnresolved}
              onChange={setCleared}
            />
          )}
          <ul className={classes.said}>
            {said.map(([word, at]) => (
              <li key={word} data-done={at ? true : undefined}>
                {at ? (
                  <IconCircleCheck size={20} stroke={1.75} aria-hidden />
                ) : (
                  <IconCircleDashed size={20} stroke={1.75} aria-hidden />
                )}
                <span>{at ? word : `Not ${word.toLowerCase()} yet`}</span>
                {at && <time dateTime={at}>{formatCourtTime(at, timeZone)}</time>}
              </li>
            ))}
          </ul>
          {(may.confirm || may.checkIn || may.checkOut) && (
            <Row gap={3}>
              {may.confirm && (
                <Button
                  variant={first}
                  busy={busyWith === 'confirm'}
                  onClick={() => void confirm()}
                >
                  <IconCheck size={18} stroke={1.75} aria-hidden />
                  Confirm that I will attend
                </Button>
              )}
              {may.checkIn && (
                <Button
                  variant={may.confirm ? 'secondary' : first}
                  busy={busyWith === 'checkIn'}
                  busyLabel="Checking in"
                  onClick={() => void attend('checkIn')}
                >
                  <IconMapPinCheck size={18} stroke={1.75} aria-hidden />
                  Check in
                </Button>
              )}
              {may.checkOut && (
                <Button
                  variant={first}
                  busy={busyWith === 'checkOut'}
                  busyLabel="Checking out"
                  onClick={() => void attend('checkOut')}
                >
                  <IconDoorExit size={18} stroke={1.75} aria-hidden />
                  Check out
                </Button>
              )}
            </Row>
          )}
          {hint && <p className={classes.quiet}>{hint}</p>}
        </Stack>
      </div>
    </Section>
  );
}

function hintOf({ may, status, checkedInAt }: Held): string | undefined {
  if (may.checkIn || may.checkOut) {
    return 'Your place is sent along if you allow it; without it the time alone counts.';
  }
  if (status === 'assigned' && !checkedInAt) {
    return 'You can check in from four hours before the hearing on.';
  }
  return undefined;
}
