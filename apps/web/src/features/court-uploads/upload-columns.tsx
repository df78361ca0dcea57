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
import { TagLabel, type TagLook } from '../../ui/tag.tsx';
import type { Stage, Upload } from './uploads-query.ts';

const looks: Readonly<Record<Stage, TagLook & { word: string }>> = {
  uploaded: { icon: IconFileText, tone: 'blue', word: 'Handed in' },
  checking: { icon: IconHourglass, tone: 'amber', word: 'Being checked' },
  checked: { icon: IconListCheck, tone: 'violet', word: 'Checked' },
  applying: { icon: IconHourglass, tone: 'amber', word: 'Being written' },
  applied: { icon: IconCircleCheck, tone: 'green', word: 'Written' },
  failed: { icon: IconBan, tone: 'red', word: 'Failed' },
};

export const uploadColumns: readonly Column<Upload>[] = [
  {
    key: 'file',
    header: 'File',
    kind: 'caption',
    cell: ({ id, fileName }) => <Link to={{ search: `?upload=${id}` }}>{fileName}</Link>,
    detail: ({ lines }) => counted(lines, 'line'),
  },
  {
    key: 'stage',
    header: 'Standing',
    cell: ({ stage }) => <StageLabel stage={stage} />,
    detail: ({ stage, counts }) => stageDetail(stage, counts),
  },
  { key: 'by', header: 'By', cell: ({ byName }) => byName },
  { key: 'when', header: 'Handed in', cell: ({ createdAt }) => <Instant at={createdAt} /> },
];

function StageLabel({ stage }: { stage: Stage }) {
  const { word, ...look } = looks[stage];
  return <TagLabel {...look}>{word}</TagLabel>;
}

function stageDetail(stage: Stage, counts: Upload['counts']): string | undefined {
  if (stage === 'applied') {
    return `${counts.new.toLocaleString('en-US')} added, ${counts.changed.toLocaleString('en-US')} changed`;
  }
  if (stage !== 'checked') return undefined;
  const faulty = counts.error + counts.duplicate;
  return faulty > 0 ? counted(faulty, 'faulty line') : 'Ready to be written';
}
