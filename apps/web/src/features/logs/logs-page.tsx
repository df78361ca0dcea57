import { logs } from '@courtside/contract/logs';
import { IconListSearch } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { givenOf, useUrlFilters } from '../../ui/use-url-filters.ts';
import { logColumns } from './log-columns.tsx';
import { expansionWith } from './log-entry-details.tsx';
import { LogFilters } from './log-filters.tsx';

export const meta = () =>
  pageMeta('/admin/manage_log', { description: 'Who did what, newest first.', index: false });

export default function LogsPage() {
  const { filters, setFilter, clear, isSet } = useUrlFilters([
    'action',
    'recordType',
    'recordId',
    'actorId',
  ]);
  const list = useInfiniteQuery({
    queryKey: ['logs', filters],
    queryFn: async ({ pageParam, signal }) =>
      call(
        logs.list,
        { query: { ...givenOf(filters), ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const items = list.data?.pages.flatMap((page) => page.items);
  const actor = items?.find(({ actorId }) => actorId === filters.actorId)?.actorName;

  return (
    <Page>
      <PageTitle lead="Who did what, newest first.">System Log</PageTitle>
      <LogFilters
        filters={filters}
        actorName={actor ?? undefined}
        onFilter={setFilter}
        onClear={isSet ? clear : undefined}
      />
      <PagedTable
        label="System Log"
        columns={logColumns}
        itemKey={({ seq }) => String(seq)}
        expansion={expansionWith(setFilter)}
        list={list}
        noun="log"
        empty={<NoEntries onClear={isSet ? clear : undefined} />}
      />
    </Page>
  );
}

function NoEntries({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={IconListSearch}
      title={onClear ? 'No entries match' : 'No entries yet'}
      action={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            Clear the filters
          </Button>
        )
      }
    >
      {onClear
        ? 'Filters match exactly, such as auth.login.'
        : 'Everything that users and the system change is written down here.'}
    </EmptyState>
  );
}
