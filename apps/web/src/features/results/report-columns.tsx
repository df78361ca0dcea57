import { Link } from 'react-router';
import { courtDay, formatCourtTime } from '../../platform/court-time.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { formatShortDate } from '../../ui/format-date.ts';
import { ApprovalLabel } from './approval-label.tsx';
import type { ListedReport } from './results-queries.ts';

export const reportColumns: readonly Column<ListedReport>[] = [
  {
    key: 'case',
    header: 'Case',
    kind: 'caption',
    cell: ({ id, caption }) => <Link to={`/client/submitted/appearance/${id}`}>{caption}</Link>,
    detail: ({ caseNumber, fileNumber }) =>
      [caseNumber, fileNumber && `File ${fileNumber}`].filter(Boolean).join(', ') ||
      'No case number',
  },
  {
    key: 'outcome',
    header: 'Outcome',
    cell: ({ summary }) => summary,
    detail: ({ actionRequired }) => actionRequired && `To do: ${actionRequired}`,
  },
  {
    key: 'hearing',
    header: 'Hearing',
    cell: ({ hearingAt, timeZone }) => (
      <time dateTime={hearingAt}>{formatCourtTime(hearingAt, timeZone)}</time>
    ),
    detail: ({ court }) => court.name,
  },
  {
    key: 'report',
    header: 'Report',
    cell: ({ status }) => <ApprovalLabel status={status} />,
    detail: ({ reportedAt, timeZone, attorneyName, version, isLate }) =>
      [
        reportedAt && formatShortDate(courtDay(reportedAt, timeZone)),
        isLate && 'late',
        attorneyName,
        version > 1 && `version ${version}`,
      ]
        .filter(Boolean)
        .join(', '),
  },
];
