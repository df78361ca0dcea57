import { formatCents } from '@courtside/domain/money';
import { Link } from 'react-router';
import { reportClock } from '../../platform/report-clock.ts';
import { useMinute } from '../../platform/use-minute.ts';
import type { AttorneyOverview } from './attorney-overview-query.ts';
import { monthName } from './earnings-words.ts';
import { Figure } from './figure.tsx';
import classes from './overview.module.css';

const held = '/attorney/manage/appearance';

/** The figures that an attorney asks for first, each with where it comes from. */
export function AttorneyFigures({ overview }: { overview: AttorneyOverview }) {
  const { today, next, reportsDue, nearby, earnings } = overview;
  const nowMs = useMinute();
  const month = earnings.at(-1);
  const due = reportsDue.items[0];
  return (
    <dl className={classes.figures}>
      <Figure name="Hearings today" value={today.length}>
        <Link to={held}>{next.count === 1 ? '1 more ahead' : `${next.count} more ahead`}</Link>
      </Figure>
      <Figure name="Reports due" value={reportsDue.count}>
        {due ? (
          <Link to={`${held}?part=report_due`}>{reportClock(due.reportDueAt, nowMs).words}</Link>
        ) : (
          'None waits'
        )}
      </Figure>
      {month && (
        <Figure
          name={`Earned in ${monthName(month.month)}`}
          value={formatCents(month.completedCents + month.reportedCents)}
        >
          <Link to={`${held}?part=closed`}>
            {month.appearances === 1 ? '1 appearance' : `${month.appearances} appearances`}
          </Link>
        </Figure>
      )}
      <Figure name="Open work you can take" value={nearby.count}>
        <Link to="/attorney/available/appearance?sort=nearest">Nearest first</Link>
      </Figure>
    </dl>
  );
}
