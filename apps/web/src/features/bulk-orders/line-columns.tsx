import { formatCents } from '@courtside/domain/money';
import { IconAlertTriangle, IconCircleCheck, IconEye } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatCourtTime } from '../../platform/court-time.ts';
import { counted } from '../../ui/counted.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { Money } from '../../ui/money.tsx';
import { lineColumn, outcomeColumn } from '../../ui/sheets/checked-lines.tsx';
import type { OutcomeLooks } from '../../ui/sheets/outcome.tsx';
import { Remarks } from '../../ui/sheets/remarks.tsx';
import type { Line } from './bulk-orders-query.ts';

export const outcomeLooks: OutcomeLooks<Line['outcome']> = {
  error: { icon: IconAlertTriangle, tone: 'red', word: 'Error', many: 'Errors' },
  warning: { icon: IconEye, tone: 'amber', word: 'Look at it', many: 'To look at' },
  ready: { icon: IconCircleCheck, tone: 'green', word: 'Ready', many: 'Ready' },
};

export const lineColumns: readonly Column<Line>[] = [
  lineColumn,
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
  outcomeColumn(outcomeLooks),
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
  return said.length === 0 ? 'Can be ordered' : <Remarks remarks={said} />;
}
