import { modes } from '@courtside/domain/appearances';
import { caseTypes } from '@courtside/domain/case-types';
import { Link } from 'react-router';
import { formatCourtTime } from '../../platform/court-time.ts';
import { statusLook } from '../../platform/status-look.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { Money } from '../../ui/money.tsx';
import { TagLabel } from '../../ui/tag.tsx';
import type { ListedHeld } from './attendance-query.ts';
import { standingWords } from './held-words.ts';

export function heldColumns(nowMs: number): readonly Column<ListedHeld>[] {
  return [
    {
      key: 'case',
      header: 'Case',
      kind: 'caption',
      cell: ({ id, caption }) => <Link to={`/attorney/view/case/details/${id}`}>{caption}</Link>,
      detail: ({ caseNumber }) => caseNumber ?? 'No case number',
    },
    {
      key: 'hearing',
      header: 'Hearing',
      cell: ({ hearingAt, timeZone }) => (
        <time dateTime={hearingAt}>{formatCourtTime(hearingAt, timeZone)}</time>
      ),
      detail: ({ caseType, appearanceTypeName, mode }) =>
        `${appearanceTypeName}, ${caseTypes[caseType]}, ${modes[mode].toLowerCase()}`,
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
      cell: ({ status }) => {
        const { word, ...look } = statusLook[status];
        return <TagLabel {...look}>{word}</TagLabel>;
      },
      detail: (held) => standingWords(held, nowMs),
    },
    {
      key: 'fee',
      header: 'Your fee',
      kind: 'money',
      cell: ({ attorneyFeeCents }) => <Money cents={attorneyFeeCents} />,
      detail: ({ number }) => `No. ${number}`,
    },
  ];
}
