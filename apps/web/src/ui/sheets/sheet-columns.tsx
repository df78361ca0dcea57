import {
  IconBan,
  IconCircleCheck,
  IconFileText,
  IconHourglass,
  IconListCheck,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { counted } from '../counted.ts';
import type { Column } from '../data-table/column.ts';
import { Instant } from '../instant.tsx';
import { TagLabel, type TagLook } from '../tag.tsx';
import type { Sheet, SheetStage } from './sheet.ts';

const looks: Readonly<Record<SheetStage, TagLook>> = {
  uploaded: { icon: IconFileText, tone: 'blue' },
  checking: { icon: IconHourglass, tone: 'amber' },
  checked: { icon: IconListCheck, tone: 'violet' },
  applying: { icon: IconHourglass, tone: 'amber' },
  applied: { icon: IconCircleCheck, tone: 'green' },
  failed: { icon: IconBan, tone: 'red' },
};

/** The column of the file itself, which leads to it by this part of the address. */
export function fileColumn(param: string, noun: string): Column<Sheet> {
  return {
    key: 'file',
    header: 'File',
    kind: 'caption',
    cell: ({ id, fileName }) => <Link to={{ search: `?${param}=${id}` }}>{fileName}</Link>,
    detail: ({ lines }) => counted(lines, noun),
  };
}

/** The column of how far a file has come; `done` is what becomes of its lines, such as "written". */
export function stageColumn<Item extends Sheet>(
  done: string,
  detail: (item: Item) => string | undefined,
): Column<Item> {
  const words: Readonly<Record<SheetStage, string>> = {
    uploaded: 'Handed in',
    checking: 'Being checked',
    checked: 'Checked',
    applying: `Being ${done}`,
    applied: `${done.charAt(0).toUpperCase()}${done.slice(1)}`,
    failed: 'Failed',
  };
  return {
    key: 'stage',
    header: 'Standing',
    cell: ({ stage }) => <TagLabel {...looks[stage]}>{words[stage]}</TagLabel>,
    detail,
  };
}

export const handedInColumn: Column<Sheet> = {
  key: 'when',
  header: 'Handed in',
  cell: ({ createdAt }) => <Instant at={createdAt} />,
};
