import { IconFileSpreadsheet } from '@tabler/icons-react';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { LoadMore } from '../../ui/data-table/paging.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { uploadColumns } from './upload-columns.tsx';
import { useUploads } from './uploads-query.ts';

/** Everybody's, so that a second person can look at what the first one handed in. */
export function EarlierUploads({ chosen }: { chosen: string }) {
  const list = useUploads();
  const items = list.data?.pages.flatMap((page) => page.items).filter(({ id }) => id !== chosen);
  return (
    <Section title={chosen === '' ? 'Earlier uploads' : 'Other uploads'}>
      <DataTable
        label="Uploads"
        columns={uploadColumns}
        items={items}
        itemKey={({ id }) => id}
        expectedRows={3}
        refreshing={list.isFetching}
        instead={
          list.isError ? (
            <ErrorState
              title="We could not load the uploads"
              retrying={list.isFetching}
              onRetry={() => void list.refetch()}
            >
              {list.error.message}
            </ErrorState>
          ) : (
            items?.length === 0 && (
              <EmptyState
                icon={IconFileSpreadsheet}
                title={chosen === '' ? 'No uploads yet' : 'No other uploads'}
              >
                Every file that is handed in is listed here, with what became of it.
              </EmptyState>
            )
          )
        }
        foot={
          <LoadMore
            shown={items ? `${items.length} shown` : 'Loading'}
            hasMore={list.hasNextPage}
            loading={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        }
      />
    </Section>
  );
}
