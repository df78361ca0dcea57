import { counted } from '../../ui/counted.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { fileColumn, handedInColumn, stageColumn } from '../../ui/sheets/sheet-columns.tsx';
import type { Upload } from './uploads-query.ts';

export const uploadColumns: readonly Column<Upload>[] = [
  fileColumn('upload', 'line'),
  stageColumn('written', stageDetail),
  { key: 'by', header: 'By', cell: ({ byName }) => byName },
  handedInColumn,
];

function stageDetail({ stage, counts }: Upload): string | undefined {
  if (stage === 'applied') {
    return `${counts.new.toLocaleString('en-US')} added, ${counts.changed.toLocaleString('en-US')} changed`;
  }
  if (stage !== 'checked') return undefined;
  const faulty = counts.error + counts.duplicate;
  return faulty > 0 ? counted(faulty, 'faulty line') : 'Ready to be written';
}
