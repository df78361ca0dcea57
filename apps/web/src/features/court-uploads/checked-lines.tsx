import { IconListSearch } from '@tabler/icons-react';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Stack } from '../../ui/stack.tsx';
import { lineColumns } from './line-columns.tsx';
import { outcomeOptions } from './outcome.tsx';
import { type Upload, useLines } from './uploads-query.ts';

type CheckedLinesProps = {
  upload: Upload;
  outcome: string;
  onOutcome: (outcome: string) => void;
};

export function CheckedLines({ upload, outcome, onOutcome }: CheckedLinesProps) {
  const list = useLines(upload.id, outcome);
  return (
    <Stack gap={4}>
      <FilterChips
        legend="Outcome"
        options={outcomeOptions(upload.counts)}
        value={outcome}
        onChange={onOutcome}
      />
      <PagedTable
        label="Lines of the file"
        columns={lineColumns}
        itemKey={({ line }) => String(line)}
        list={list}
        noun="lines"
        empty={
          <EmptyState icon={IconListSearch} title="No such lines">
            Choose another outcome to see its lines.
          </EmptyState>
        }
      />
    </Stack>
  );
}
