import { IconListSearch } from '@tabler/icons-react';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Stack } from '../../ui/stack.tsx';
import { type BulkOrder, useLines } from './bulk-orders-query.ts';
import { lineColumns } from './line-columns.tsx';
import { outcomeOptions } from './outcome.tsx';

type CheckedLinesProps = {
  order: BulkOrder;
  outcome: string;
  onOutcome: (outcome: string) => void;
};

export function CheckedLines({ order, outcome, onOutcome }: CheckedLinesProps) {
  const list = useLines(order.id, outcome);
  return (
    <Stack gap={4}>
      <FilterChips
        legend="Outcome"
        options={outcomeOptions(order.counts)}
        value={outcome}
        onChange={onOutcome}
      />
      <PagedTable
        label="Hearings of the file"
        columns={lineColumns}
        itemKey={({ line }) => String(line)}
        list={list}
        noun="hearings"
        empty={
          <EmptyState icon={IconListSearch} title="No such hearings">
            Choose another outcome to see its lines.
          </EmptyState>
        }
      />
    </Stack>
  );
}
