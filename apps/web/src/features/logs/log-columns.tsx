import type { Column } from '../../ui/data-table/column.ts';
import { formatShortDate, formatTime } from '../../ui/format-date.ts';
import type { LogEntry } from './log-entry-details.tsx';

export const logColumns: readonly Column<LogEntry>[] = [
  { key: 'action', header: 'Action', kind: 'caption', cell: ({ action }) => action },
  {
    key: 'at',
    header: 'When',
    cell: ({ at }) => <time dateTime={at}>{formatShortDate(at)}</time>,
    detail: ({ at }) => `${formatTime(at)} UTC`,
  },
  { key: 'record', header: 'Record', cell: ({ recordType }) => recordType },
  {
    key: 'actor',
    header: 'Actor',
    cell: ({ actorName, actorId }) => actorName ?? (actorId ? 'Unnamed' : 'Nobody signed in'),
    detail: ({ address }) => address,
  },
];
