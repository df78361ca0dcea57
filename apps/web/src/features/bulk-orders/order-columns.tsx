import { counted } from '../../ui/counted.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { Money } from '../../ui/money.tsx';
import { fileColumn, handedInColumn, stageColumn } from '../../ui/sheets/sheet-columns.tsx';
import type { BulkOrder } from './bulk-orders-query.ts';

export const orderListColumns: readonly Column<BulkOrder>[] = [
  fileColumn('order', 'hearing'),
  stageColumn('ordered', stageDetail),
  handedInColumn,
  {
    key: 'total',
    header: 'Total',
    kind: 'money',
    cell: ({ totalCents }) => (totalCents > 0 ? <Money cents={totalCents} /> : 'Not quoted'),
  },
];

function stageDetail({ stage, counts }: BulkOrder): string | undefined {
  if (stage !== 'checked') return undefined;
  return counts.error > 0 ? counted(counts.error, 'faulty line') : 'Ready to be ordered';
}
