import { outcomeOf } from '@courtside/domain/appearances';
import { formatCents } from '@courtside/domain/money';
import { Link } from 'react-router';
import { useMinute } from '../../platform/use-minute.ts';
import { Figure } from './figure.tsx';
import classes from './overview.module.css';
import type { Overview } from './overview-query.ts';
import { monthName, timeLeft } from './overview-words.ts';

const list = '/client/manage/appearance';

/** The figures that a firm asks for first, each with where it comes from. */
export function OverviewFigures({ overview }: { overview: Overview }) {
  const { attention, months, today } = overview;
  const nowMs = useMinute();
  const month = months.find((each) => each.month === today.slice(0, 7));
  const reports = attention.find(({ status }) => status === 'reported');
  const unpaid = attention.find(({ status }) => status === 'payment_due');
  const closes = reports?.items.flatMap(({ closesAt }) => closesAt ?? []).toSorted()[0];
  const { ahead, words } = aheadWords(overview);
  const held = month ? month.outcomes.covered + month.outcomes.open : 0;
  return (
    <dl className={classes.figures}>
      <Figure name="Hearings, next 14 days" value={ahead}>
        <Link to={`${list}?sort=hearing&from=${today}&to=${dayAfter(today, 14)}`}>{words}</Link>
      </Figure>
      <Figure name="Reports to approve" value={reports?.count ?? 0}>
        {closes ? (
          <Link to={`${list}?status=reported`}>
            {Date.parse(closes) > nowMs
              ? `First closes in ${timeLeft(closes, nowMs)}`
              : 'The first closes now'}
          </Link>
        ) : (
          'None waits'
        )}
      </Figure>
      {month && (
        <Figure name={`Spent in ${monthName(month.month)}`} value={formatCents(month.spentCents)}>
          <Link to={`${list}?from=${month.month}-01&to=${lastDayOf(month.month)}`}>
            {held === 1 ? '1 hearing' : `${held} hearings`}
          </Link>
        </Figure>
      )}
      <Figure name="Waiting for payment" value={unpaid?.count ?? 0}>
        {unpaid ? <Link to={`${list}?status=payment_due`}>Not sent out yet</Link> : 'All is paid'}
      </Figure>
    </dl>
  );
}

function aheadWords({ ahead }: Overview) {
  const count = (of: (status: Overview['ahead'][number]['status']) => boolean) =>
    ahead.reduce((sum, each) => (of(each.status) ? sum + each.count : sum), 0);
  const covered = count((status) => outcomeOf(status) === 'covered');
  const unpaid = count((status) => status === 'payment_due');
  const open = count((status) => status === 'open');
  const parts = [`${covered} covered`, `${open} open`, ...(unpaid ? [`${unpaid} unpaid`] : [])];
  return { ahead: covered + open + unpaid, words: parts.join(', ') };
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
