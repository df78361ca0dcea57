import { caseTypes } from '@courtside/domain/case-types';
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { durationWords } from '../../platform/fee-words.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { TagLabel } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { bothFees } from './both-fees.tsx';
import type { StandardFee } from './fee-queries.ts';
import classes from './fees.module.css';
import { Margin, MarginDetail } from './margin.tsx';

export const standardFeeColumns: readonly Column<StandardFee>[] = [
  {
    key: 'name',
    header: 'Appearance type',
    kind: 'caption',
    cell: ({ id, name }) => (
      <Link className={classes.name} to={`/admin/edit_type_of_appearance/${id}`}>
        {name}
      </Link>
    ),
    detail: ({ caseType, utbmsTask, usualMinutes }) =>
      `${caseTypes[caseType]}, ${utbmsTask}, usually ${durationWords(usualMinutes)}`,
  },
  {
    key: 'attended',
    header: 'Attended',
    cell: ({ inPerson, remote }) =>
      inPerson && remote ? 'In person or remote' : inPerson ? 'In person' : 'Remote',
  },
  ...bothFees,
  {
    key: 'margin',
    header: 'Margin',
    kind: 'money',
    cell: (fee) => <Margin fee={fee} />,
    detail: (fee) => <MarginDetail fee={fee} />,
  },
  {
    key: 'included',
    header: 'Included',
    kind: 'number',
    cell: ({ includedMinutes }) => durationWords(includedMinutes),
    detail: () => 'hourly after',
  },
  {
    key: 'nonStandard',
    header: 'Non-standard',
    kind: 'number',
    cell: ({ id, name, nonStandardFees: count }) =>
      count === 0 ? (
        <span className={classes.quiet}>None</span>
      ) : (
        <Link to={`/admin/manage_fee?appearanceType=${id}`}>
          {count === 1 ? '1 place' : `${count.toLocaleString('en-US')} places`}
          <VisuallyHidden>{` with another fee for ${name}`}</VisuallyHidden>
        </Link>
      ),
  },
  {
    key: 'active',
    header: 'Offered',
    cell: ({ active }) =>
      active ? (
        <TagLabel icon={IconCircleCheck} tone="green">
          Active
        </TagLabel>
      ) : (
        <TagLabel icon={IconCircleOff} tone="slate">
          Inactive
        </TagLabel>
      ),
  },
];
