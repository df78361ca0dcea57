import { formatCourtTime } from '../../platform/court-time.ts';
import { Note } from '../../ui/note.tsx';
import classes from './attendance.module.css';
import type { Held } from './attendance-query.ts';

/** Right after acceptance: what happens next. */
export function AcceptedNote({ held: { firm, reportDueAt, timeZone } }: { held: Held }) {
  return (
    <div className={classes.accepted}>
      <Note kind="ok" live>
        <p>
          <b>It is yours.</b> {firm} has been told that you appear.
        </p>
        <ol>
          <li>Read the instructions and the files below; both are open to you now.</li>
          <li>We ask you to confirm again as the hearing comes near.</li>
          <li>Check in when you arrive, and check out when you leave.</li>
          <li>
            Your report is due by <time>{formatCourtTime(reportDueAt, timeZone)}</time>.
          </li>
        </ol>
      </Note>
    </div>
  );
}
