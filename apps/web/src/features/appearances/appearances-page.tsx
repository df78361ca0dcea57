import { type Status, statuses } from '@courtside/domain/appearances';
import { IconCalendar, IconCalendarSearch, IconList } from '@tabler/icons-react';
import { pageMeta } from '../../platform/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { givenOf, useUrlFilters } from '../../ui/use-url-filters.ts';
import { AppearanceCalendar } from './appearance-calendar.tsx';
import { appearanceColumns } from './appearance-columns.tsx';
import { AppearanceFilters, filterNames } from './appearance-filters.tsx';
import { statusWords } from './appearance-status.tsx';
import { type Filters, useAppearances, useCounts } from './appearances-query.ts';

export const meta = () =>
  pageMeta('/client/manage/appearance', {
    description: 'What you ordered, where it stands.',
    index: false,
  });

const views = [
  { value: 'table', label: 'Table', icon: IconList },
  { value: 'calendar', label: 'Calendar', icon: IconCalendar },
] as const;

const nothingSet = Object.fromEntries(filterNames.map((name) => [name, '']));

/** Statuses that always have a tab; the others only when something is in them. */
const usual: readonly string[] = ['open', 'assigned', 'report_due', 'reported', 'completed'];

export default function AppearancesPage() {
  const { filters, setFilter, setFilters, bind, isSet } = useUrlFilters(filterNames);
  const { filters: shown, setFilter: show } = useUrlFilters(['view', 'month']);
  const isCalendar = shown.view === 'calendar';
  const given = givenOf(filters) as Filters;
  const clear = () => setFilters(nothingSet);
  const counts = useCounts(given).data?.items;
  const countOf = (status: Status) =>
    counts ? (counts.find((each) => each.status === status)?.count ?? 0) : undefined;
  const content = isCalendar ? (
    <AppearanceCalendar
      filters={given}
      month={shown.month}
      onMonth={(month) => show('month', month)}
    />
  ) : (
    <AppearanceTable filters={given} onClear={isSet ? clear : undefined} />
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
      <PageTitle
        actions={
          <>
            <ButtonLink variant="secondary" to="/client/request/appearances">
              Order in bulk
            </ButtonLink>
            <Segments
              legend="View"
              options={views}
              value={isCalendar ? 'calendar' : 'table'}
              onChange={(view) => show('view', view === 'calendar' ? view : '')}
            />
          </>
        }
      >
        Manage My Appearances
      </PageTitle>
      <AppearanceFilters bind={bind} withSort={!isCalendar} />
      <Tabs
        label="Status"
        value={filters.status || 'all'}
        onChange={(value) => setFilter('status', value === 'all' ? '' : value)}
        items={[{ value: 'all', label: 'All', count: all }, ...tabs].map(({ count, ...tab }) => ({
          ...tab,
          ...(count !== undefined && { count }),
          panel: content,
        }))}
      />
    </Page>
  );
}

type AppearanceTableProps = { filters: Filters; onClear: (() => void) | undefined };

function AppearanceTable({ filters, onClear }: AppearanceTableProps) {
  return (
    <PagedTable
      label="Appearances"
      columns={appearanceColumns}
      itemKey={({ id }) => id}
      list={useAppearances(filters)}
      noun="appearances"
      empty={<NoAppearances onClear={onClear} />}
    />
  );
}

function NoAppearances({ onClear }: Pick<AppearanceTableProps, 'onClear'>) {
  return (
    <EmptyState
      icon={IconCalendarSearch}
      title={onClear ? 'No appearances match' : 'No appearances yet'}
      action={
        onClear ? (
          <Button variant="secondary" onClick={onClear}>
            Clear the filters
          </Button>
        ) : (
          <ButtonLink to="/client/request/appearance">Schedule Appearance</ButtonLink>
        )
      }
    >
      {onClear
        ? 'Search for less, or choose other days or another status.'
        : 'Each hearing that you order coverage for is listed here.'}
    </EmptyState>
  );
}
