import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../error-state.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { LoadMore } from './paging.tsx';

const figures = new Intl.NumberFormat('en-US');

type PagedTableProps<Item> = Omit<
  DataTableProps<Item>,
  'items' | 'refreshing' | 'instead' | 'foot'
> & {
  list: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;
  /** What the rows are, as in "We could not load the courts". */
  noun: string;
  /** Stands in for the rows when there is none. */
  empty: ReactNode;
  /** How much is shown, in words; a plain count when absent. */
  shown?: (count: number) => string;
  /** Rows to leave out of those that were loaded. */
  except?: (item: Item) => boolean;
};

/** A table that is loaded page by page, with what stands in for its rows until then or instead. */
export function PagedTable<Item>({
  list,
  noun,
  empty,
  shown = (count) => `${figures.format(count)} shown`,
  except,
  ...table
}: PagedTableProps<Item>) {
  const items = list.data?.pages
    .flatMap((page) => page.items)
    .filter((item) => except?.(item) !== true);
  return (
    <DataTable
      {...table}
      items={items}
      // Rows that are only looked at again, as live news has it, stay as they are until newer ones come.
      refreshing={list.isPlaceholderData}
      instead={
        list.isError && !items ? (
          <ErrorState
            title={`We could not load the ${noun}`}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          >
            {list.error.message}
          </ErrorState>
        ) : (
          items?.length === 0 && empty
        )
      }
      foot={
        <LoadMore
          shown={footWords(items && shown(items.length), list.error)}
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      }
    />
  );
}

// Rows that are there stay when more cannot be had.
function footWords(shown: string | undefined, error: Error | null): string {
  if (shown === undefined) return 'Loading';
  return error ? `${shown}. We could not load more: ${error.message}` : shown;
}
