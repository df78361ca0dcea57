import { type Status, statuses } from '@courtside/domain/appearances';
import type { CaseType } from '@courtside/domain/case-types';
import { IconCalendarSearch } from '@tabler/icons-react';
import { caseTypeOptions, stateOptions } from '../../platform/choice-lists.ts';
import { pageMeta } from '../../platform/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { UrlSearch } from '../../ui/url-search.tsx';
import { givenOf, useUrlFilters } from '../../ui/use-url-filters.ts';
import { appearanceColumns } from './appearance-columns.tsx';
import { statusWords } from './appearance-status.tsx';
import { useAppearances, useCounts } from './appearances-query.ts';

export const meta = () =>
  pageMeta('/client/manage/appearance', {
    description: 'What you ordered, where it stands.',
    index: false,
  });

const sorts = [
  { value: 'hearing', label: 'Earliest hearing first' },
  { value: 'newest', label: 'Newest order first' },
];

/** Statuses that always have a tab; the others only when something is in them. */
const usual: readonly string[] = ['open', 'assigned', 'report_due', 'reported', 'completed'];

export default function AppearancesPage() {
  const { filters, setFilter, clear, isSet } = useUrlFilters([
    'status',
    'search',
    'caseType',
    'state',
    'sort',
  ]);
  const given = givenOf(filters) as {
    status?: Status;
    search?: string;
    caseType?: CaseType;
    state?: string;
    sort?: 'hearing' | 'newest';
  };
  const list = useAppearances(given);
  const counts = useCounts(given).data?.items;
  const countOf = (status: Status) =>
    counts ? (counts.find((each) => each.status === status)?.count ?? 0) : undefined;
  const table = (
    <PagedTable
      label="Appearances"
      columns={appearanceColumns}
      itemKey={({ id }) => id}
      list={list}
      noun="appearances"
      empty={<NoAppearances onClear={isSet ? clear : undefined} />}
    />
  );
  const tabs = statuses
    .filter((status) => usual.includes(status) || status === filters.status || countOf(status))
    .map((status) => ({
      value: status as string,
      label: statusWords(status),
      count: countOf(status),
    }));
  const all = counts?.reduce((sum, { count }) => sum + count, 0);
  return (
    <Page>
      <PageTitle>Manage My Appearances</PageTitle>
      <ListTools>
        <UrlSearch
          label="Search appearances"
          placeholder="Caption, case or file number"
          value={filters.search}
          onChange={(value) => setFilter('search', value)}
        />
        <FilterSelect
          label="Practice area"
          all="All practice areas"
          options={caseTypeOptions}
          value={filters.caseType}
          onChange={(value) => setFilter('caseType', value)}
        />
        <FilterSelect
          label="State"
          all="All states"
          options={stateOptions}
          value={filters.state}
          onChange={(value) => setFilter('state', value)}
        />
        <FilterSelect
          label="Order"
          all="Latest hearing first"
          options={sorts}
          value={filters.sort}
          onChange={(value) => setFilter('sort', value)}
        />
      </ListTools>
      <Tabs
        label="Status"
        value={filters.status || 'all'}
        onChange={(value) => setFilter('status', value === 'all' ? '' : value)}
        items={[{ value: 'all', label: 'All', count: all }, ...tabs].map(({ count, ...tab }) => ({
          ...tab,
          ...(count !== undefined && { count }),
          panel: table,
        }))}
      />
    </Page>
  );
}

function NoAppearances({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={IconCalendarSearch}
      title={onClear ? 'No appearances match' : 'No appearances yet'}
      action={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            Clear the filters
          </Button>
        )
      }
    >
      {onClear
        ? 'Search for less, or choose another status.'
        : 'Each hearing that you order coverage for is listed here.'}
    </EmptyState>
  );
}
