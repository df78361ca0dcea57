import {
  IconBan,
  IconCircleCheck,
  IconFileText,
  IconHourglass,
  IconListCheck,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { counted } from '../../ui/counted.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { Instant } from '../../ui/instant.tsx';
import { Money } from '../../ui/money.tsx';
import { TagLabel, type TagLook } from '../../ui/tag.tsx';
import type { BulkOrder, Stage } from './bulk-orders-query.ts';

const looks: Readonly<Record<Stage, TagLook & { word: string }>> = {
  uploaded: { icon: IconFileText, tone: 'blue', word: 'Handed in' },
  checking: { icon: IconHourglass, tone: 'amber', word: 'Being checked' },
  checked: { icon: IconListCheck, tone: 'violet', word: 'Checked' },
  applying: { icon: IconHourglass, tone: 'amber', word: 'Being ordered' },
  applied: { icon: IconCircleCheck, tone: 'green', word: 'Ordered' },
  failed: { icon: IconBan, tone: 'red', word: 'Failed' },
};

export const orderListColumns: readonly Column<BulkOrder>[] = [
  {
    key: 'file',
    header: 'File',
    kind: 'caption',
    cell: ({ id, fileName }) => <Link to={{ search: `?order=${id}` }}>{fileName}</Link>,
    detail: ({ lines }) => counted(lines, 'hearing'),
  },
  {
    key: 'stage',
    header: 'Standing',
    cell: ({ stage }) => <StageLabel stage={stage} />,
    detail: ({ stage, counts }) => stageDetail(stage, counts),
  },
  { key: 'when', header: 'Handed in', cell: ({ createdAt }) => <Instant at={createdAt} /> },
  {
    key: 'total',
    header: 'Total',
    kind: 'money',
    cell: ({ totalCents }) => (totalCents > 0 ? <Money cents={totalCents} /> : 'Not quoted'),
  },
];

function StageLabel({ stage }: { stage: Stage }) {
  const { word, ...look } = looks[stage];
  return <TagLabel {...look}>{word}</TagLabel>;
}

function stageDetail(stage: Stage, counts: BulkOrder['counts']): string | undefined {
  if (stage !== 'checked') return undefined;
  return counts.error > 0 ? counted(counts.error, 'faulty line') : 'Ready to be ordered';
}
