import { users } from '@courtside/contract/users';
import { IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UrlSearch } from '../../ui/url-search.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { type Standing, standingOptions } from './standing.tsx';
import { type Change, userColumns } from './user-columns.tsx';

const lists = {
  attorneys: { endpoint: users.listAttorneys, title: 'AA Accounts', noun: 'attorneys' },
  clients: { endpoint: users.listClients, title: 'Client Accounts', noun: 'clients' },
} as const;

/** One list of accounts: searched, filtered, and let in or shut out. */
export function UsersScreen({ kind }: { kind: keyof typeof lists }) {
  const { title, noun } = lists[kind];
  const { filters, bind, clear, isSet } = useUrlFilters(['search', 'standing']);
  const list = useUsers(kind, filters);
  const [change, setChange] = useState<Change>();
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <ListTools>
        <UrlSearch label={`Search ${noun}`} placeholder="Name, email or firm" {...bind('search')} />
        <FilterChips legend="Standing" options={standingOptions} {...bind('standing')} />
      </ListTools>
      <PagedTable
        label={title}
        columns={userColumns(setChange)}
        itemKey={({ id }) => id}
        list={list}
        noun={noun}
        empty={<NoUsers noun={noun} isFiltered={isSet} onClear={clear} />}
      />
      <ChangeDialog change={change} onClose={() => setChange(undefined)} />
    </Page>
  );
}

type Filters = { search: string; standing: string };

function useUsers(kind: keyof typeof lists, { search, standing }: Filters) {
  return useInfiniteQuery({
    queryKey: ['users', kind, search, standing],
    queryFn: async ({ pageParam, signal }) =>
      call(
        lists[kind].endpoint,
        {
          query: {
            ...(search && { search }),
            ...(standing && { standing: standing as Standing }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

type NoUsersProps = { noun: string; isFiltered: boolean; onClear: () => void };

function NoUsers({ noun, isFiltered, onClear }: NoUsersProps) {
  if (!isFiltered) {
    return (
      <EmptyState icon={IconUsers} title={`No ${noun} yet`}>
        Whoever signs up is listed here, newest first.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconUsers}
      title={`No ${noun} match`}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear the filters
        </Button>
      }
    >
      Search for less, or choose another standing.
    </EmptyState>
  );
}
