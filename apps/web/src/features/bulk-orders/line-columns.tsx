import { Link } from 'react-router';
import { formatCourtTime } from '../../platform/court-time.ts';
import { counted } from '../../ui/counted.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { formatCents } from '../../ui/format-cents.ts';
import { Money } from '../../ui/money.tsx';
import classes from './bulk-orders.module.css';
import type { Line } from './bulk-orders-query.ts';
import { OutcomeLabel } from './outcome.tsx';

export const lineColumns: readonly Column<Line>[] = [
  { key: 'line', header: 'Line', cell: ({ line }) => line.toLocaleString('en-US') },
  {
    key: 'case',
    header: 'Case',
    kind: 'caption',
    cell: ({ appearance, caption }) =>
      appearance ? (
        <Link to={`/client/view/case/details/${appearance}`}>{caption}</Link>
      ) : (
        caption || 'No caption'
      ),
    detail: ({ fileNumber, files }) =>
      [fileNumber && `File ${fileNumber}`, files > 0 && counted(files, 'document')]
        .filter(Boolean)
        .join(', '),
  },
  {
    key: 'hearing',
    header: 'Hearing',
    cell: ({ hearingAt, timeZone }) =>
      hearingAt && timeZone ? (
        <time dateTime={hearingAt}>{formatCourtTime(hearingAt, timeZone)}</time>
      ) : (
        'Not known'
      ),
    detail: ({ court }) => court,
  },
  { key: 'outcome', header: 'Outcome', cell: ({ outcome }) => <OutcomeLabel outcome={outcome} /> },
  { key: 'details', header: 'Details', cell: (line) => <Details line={line} /> },
  {
    key: 'price',
    header: 'Price',
    kind: 'money',
    cell: ({ totalCents }) => (totalCents === null ? 'None' : <Money cents={totalCents} />),
    detail: ({ previousTotalCents }) =>
      previousTotalCents !== null && `was ${formatCents(previousTotalCents)}`,
  },
];

function Details({ line: { problems, warnings, appearance } }: { line: Line }) {
  if (appearance) return 'Ordered';
  const said = [...problems, ...warnings];
  if (said.length === 0) return 'Can be ordered';
  return (
    <ul className={classes.details}>
      {said.map(({ column, message }) => (
        <li key={`${column} ${message}`}>
          <b>{column}</b> {message}
        </li>
      ))}
    </ul>
  );
}
