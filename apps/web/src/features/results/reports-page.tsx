import { hoursWords } from '@courtside/domain/policies';
import { outcomeCodes, outcomes } from '@courtside/domain/results';
import { IconFileSearch } from '@tabler/icons-react';
import { pageMeta } from '../../platform/page-meta.ts';
import { useReportTimes } from '../../platform/report-times.ts';
import { Button } from '../../ui/button.tsx';
import { DateRangeFilter } from '../../ui/calendar/date-range-filter.tsx';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterFold } from '../../ui/filter-fold.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { UrlSearch } from '../../ui/url-search.tsx';
import { givenOf, useUrlFilters } from '../../ui/use-url-filters.ts';
import { reportColumns } from './report-columns.tsx';
import { useClientReports } from './results-queries.ts';

export const meta = () =>
  pageMeta('/client/submitted/appearance', {
    description: 'What happened at your hearings.',
    index: false,
  });

const outcomeOptions = [
  ...outcomeCodes.map((value) => ({ value: value as string, label: outcomes[value].name })),
  { value: 'did_not_appear', label: 'Did not appear' },
];
const approvalOptions = [
  { value: 'waiting', label: 'Waiting for approval' },
  { value: 'disputed', label: 'Disputed' },
  { value: 'approved', label: 'Approved' },
];

export default function ReportsPage() {
  const { filters, bind, clear, isSet } = useUrlFilters([
    'search',
    'outcome',
    'approval',
    'from',
    'to',
  ]);
  const { search: _, ...folded } = filters;
  const count = Object.values(folded).filter(Boolean).length;
  const list = useClientReports(givenOf(filters) as Parameters<typeof useClientReports>[0]);
  return (
    <Page>
      <PageTitle>Appearance Reports</PageTitle>
      <ListTools>
        <UrlSearch
          label="Search reports"
          placeholder="Caption, case or file number"
          {...bind('search')}
        />
        <FilterFold count={count}>
          <FilterSelect
            label="Outcome"
            all="All outcomes"
            options={outcomeOptions}
            {...bind('outcome')}
          />
          <FilterSelect
            label="Approval"
            all="Approved or not"
            options={approvalOptions}
            {...bind('approval')}
          />
          <DateRangeFilter what="Hearings" from={bind('from')} to={bind('to')} />
        </FilterFold>
      </ListTools>
      <PagedTable
        label="Reports"
        columns={reportColumns}
        itemKey={({ id }) => id}
        list={list}
        noun="reports"
        empty={<NoReports onClear={isSet ? clear : undefined} />}
      />
    </Page>
  );
}

function NoReports({ onClear }: { onClear: (() => void) | undefined }) {
  const times = useReportTimes();
  const when = times ? `within ${hoursWords(times.dueHours)} of` : 'after';
  return (
    <EmptyState
      icon={IconFileSearch}
      title={onClear ? 'No reports match' : 'No reports yet'}
      action={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            Clear the filters
          </Button>
        )
      }
    >
      {onClear
        ? 'Search for less, or choose another outcome.'
        : `A report arrives ${when} each hearing, and stays here.`}
    </EmptyState>
  );
}
