import { caseTypes } from '@courtside/domain/case-types';
import { Link } from 'react-router';
import { formatCourtTime } from '../../platform/court-time.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { Money } from '../../ui/money.tsx';
import { StatusLabel } from './appearance-status.tsx';
import type { ListedAppearance } from './appearances-query.ts';

export const appearanceColumns: readonly Column<ListedAppearance>[] = [
  {
    key: 'case',
    header: 'Case',
    kind: 'caption',
    cell: ({ id, caption }) => <Link to={`/client/view/case/details/${id}`}>{caption}</Link>,
    detail: ({ caseNumber, fileNumber }) =>
      [caseNumber, fileNumber && `File ${fileNumber}`].filter(Boolean).join(', ') ||
      'No case number',
  },
  {
    key: 'hearing',
    header: 'Hearing',
    cell: ({ hearingAt, timeZone }) => (
      <time dateTime={hearingAt}>{formatCourtTime(hearingAt, timeZone)}</time>
    ),
    detail: ({ caseType, appearanceTypeName }) => `${appearanceTypeName}, ${caseTypes[caseType]}`,
  },
  {
    key: 'court',
    header: 'Court',
    cell: ({ court }) => court.name,
    detail: ({ court }) =>
      [court.city, `${court.countyName}, ${court.state}`].filter(Boolean).join(', '),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusLabel status={status} />,
    detail: ({ attorneyName }) => attorneyName,
  },
  {
    key: 'total',
    header: 'Total',
    kind: 'money',
    cell: ({ totalCents }) => <Money cents={totalCents} />,
    detail: ({ number }) => `No. ${number}`,
  },
];
