import { IconListSearch } from '@tabler/icons-react';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { LoadMore } from '../../ui/data-table/paging.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
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
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <Stack gap={4}>
      <FilterChips
        legend="Outcome"
        options={outcomeOptions(upload.counts)}
        value={outcome}
        onChange={onOutcome}
      />
      <DataTable
        label="Lines of the file"
        columns={lineColumns}
        items={items}
        itemKey={({ line }) => String(line)}
        refreshing={list.isFetching}
        instead={
          list.isError ? (
            <ErrorState
              title="We could not load the lines"
              retrying={list.isFetching}
              onRetry={() => void list.refetch()}
            >
              {list.error.message}
            </ErrorState>
          ) : (
            items?.length === 0 && (
              <EmptyState icon={IconListSearch} title="No such lines">
                Choose another outcome to see its lines.
              </EmptyState>
            )
          )
        }
        foot={
          <LoadMore
            shown={items ? `${items.length.toLocaleString('en-US')} shown` : 'Loading'}
            hasMore={list.hasNextPage}
            loading={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        }
      />
    </Stack>
  );
}
