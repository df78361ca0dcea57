import { IconCalendar, IconCalendarSearch, IconList } from '@tabler/icons-react';
import { pageMeta } from '../../platform/page-meta.ts';
import { useMinute } from '../../platform/use-minute.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { UrlSearch } from '../../ui/url-search.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { type Part, useHeldList } from './attendance-query.ts';
import { HeldCalendar } from './held-calendar.tsx';
import { heldColumns } from './held-columns.tsx';

export const meta = () =>
  pageMeta('/attorney/manage/appearance', {
    description: 'Hearings that you have taken.',
    index: false,
  });

const parts: readonly { value: Exclude<Part, 'all'>; label: string; none: string }[] = [
  { value: 'upcoming', label: 'Upcoming', none: 'What you accept is listed here.' },
  { value: 'report_due', label: 'Report due', none: 'No report is waiting to be written.' },
  { value: 'reported', label: 'Reported', none: 'Reports that the client has yet to approve.' },
  { value: 'closed', label: 'Closed', none: 'What is approved and over is kept here.' },
];
const views = [
  { value: 'table', label: 'List', icon: IconList },
  { value: 'calendar', label: 'Calendar', icon: IconCalendar },
] as const;

export default function HeldPage() {
  const { filters, setFilter, setFilters } = useUrlFilters(['part', 'search', 'view', 'month']);
  const isCalendar = filters.view === 'calendar';
  return (
    <Page>
      <PageTitle>Manage My Appearances</PageTitle>
      <ListTools>
        <UrlSearch
          label="Search appearances"
          placeholder="Caption or case number"
          value={filters.search}
          onChange={(value) => setFilter('search', value)}
        />
        <Segments
          legend="View"
          options={views}
          value={isCalendar ? 'calendar' : 'table'}
          onChange={(view) => setFilters(view === 'calendar' ? { view } : { view: '', month: '' })}
        />
      </ListTools>
      {isCalendar ? (
        <HeldCalendar
          month={filters.month}
          search={filters.search}
          onMonth={(month) => setFilter('month', month)}
        />
      ) : (
        <Parts
          part={parts.find(({ value }) => value === filters.part)?.value ?? 'upcoming'}
          search={filters.search}
          onPart={(part) => setFilter('part', part === 'upcoming' ? '' : part)}
          onClear={() => setFilter('search', '')}
        />
      )}
    </Page>
  );
}

type PartsProps = {
  part: Exclude<Part, 'all'>;
  search: string;
  onPart: (part: Part) => void;
  onClear: () => void;
};

function Parts({ part, search, onPart, onClear }: PartsProps) {
  const list = useHeldList({ part, ...(search && { search }) });
  const nowMs = useMinute();
  return (
    <Tabs
      label="Stage"
      value={part}
      onChange={onPart}
      items={parts.map(({ value, label, none }) => ({
        value,
        label,
        panel: (
          <PagedTable
            label={`Appearances, ${label.toLowerCase()}`}
            columns={heldColumns(nowMs)}
            itemKey={({ id }) => id}
            list={list}
            noun="appearances"
            empty={<None isSearch={search !== ''} none={none} onClear={onClear} />}
          />
        ),
      }))}
    />
  );
}

type NoneProps = { isSearch: boolean; none: string; onClear: () => void };

function None({ isSearch, none, onClear }: NoneProps) {
  return (
    <EmptyState
      icon={IconCalendarSearch}
      title={isSearch ? 'No appearances match' : 'Nothing here now'}
      action={
        isSearch ? (
          <Button variant="secondary" onClick={onClear}>
            Clear the search
          </Button>
        ) : (
          <ButtonLink variant="secondary" to="/attorney/available/appearance">
            View Available Appearances
          </ButtonLink>
        )
      }
    >
      {isSearch ? 'Search for less, or look at another stage.' : none}
    </EmptyState>
  );
}
