import type { Column } from '../../ui/data-table/column.ts';
import { feeColumns, type Priced } from '../../ui/fee-columns.tsx';
import { Hourly } from './hourly.tsx';

export const bothFees: readonly Column<Priced>[] = feeColumns({
  attorney: 'Attorney fee',
  hourly: (cents) => <Hourly cents={cents} />,
});
