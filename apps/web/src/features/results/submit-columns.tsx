import { departmentWords } from '@courtside/domain/appearances';
import { Link } from 'react-router';
import { formatCourtTime } from '../../platform/court-time.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { ApprovalLabel } from './approval-label.tsx';
import { DueLabel } from './due-label.tsx';
import type { ReportToSubmit } from './results-queries.ts';

const shared: readonly Column<ReportToSubmit>[] = [
  {
    key: 'case',
    header: 'Case',
    kind: 'caption',
    cell: ({ id, caption }) => (
      <Link to={`/attorney/submit/appearance/result/${id}`}>{caption}</Link>
    ),
    detail: ({ caseNumber }) => caseNumber ?? 'No case number',
  },
  {
    key: 'hearing',
    header: 'Hearing',
    cell: ({ hearingAt, timeZone }) => (
      <time dateTime={hearingAt}>{formatCourtTime(hearingAt, timeZone)}</time>
    ),
    detail: ({ appearanceTypeName }) => appearanceTypeName,
  },
  {
    key: 'court',
    header: 'Court',
    cell: ({ court }) => court.name,
    detail: ({ court, department }) =>
      [department && departmentWords(department), `${court.countyName}, ${court.state}`]
        .filter(Boolean)
        .join(', '),
  },
];

export const dueColumns: readonly Column<ReportToSubmit>[] = [
  ...shared,
  {
    key: 'due',
    header: 'Report',
    cell: ({ reportDueAt }) => <DueLabel dueAt={reportDueAt} />,
    detail: ({ hasDraft }) => (hasDraft ? 'A draft is kept' : 'Not begun'),
  },
];

export const sentColumns: readonly Column<ReportToSubmit>[] = [
  ...shared,
  {
    key: 'sent',
    header: 'Report',
    cell: ({ status }) => <ApprovalLabel status={status} />,
    detail: ({ report }) =>
      report &&
      [report.summary, report.version > 1 && `version ${report.version}`]
        .filter(Boolean)
        .join(', '),
  },
];
