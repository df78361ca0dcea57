import { hoursWords } from '@courtside/domain/policies';
import { IconFileCheck } from '@tabler/icons-react';
import { pageMeta } from '../../platform/page-meta.ts';
import { useReportTimes } from '../../platform/report-times.ts';
import { Button } from '../../ui/button.tsx';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { UrlSearch } from '../../ui/url-search.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { useReportsToSubmit } from './results-queries.ts';
import { dueColumns, sentColumns } from './submit-columns.tsx';

export const meta = () =>
  pageMeta('/attorney/submit/results', {
    description: 'Reports that are due, and those you sent.',
    index: false,
  });

export default function SubmitResultsPage() {
  const { filters, setFilter } = useUrlFilters(['part', 'search']);
  const part = filters.part === 'sent' ? 'sent' : 'due';
  const times = useReportTimes();
  const due = times ? `A report is due ${hoursWords(times.dueHours)} after the hearing. ` : '';
  const list = useReportsToSubmit(part, filters.search);
  const table = (
    <PagedTable
      label={part === 'due' ? 'Reports due' : 'Reports sent'}
      columns={part === 'due' ? dueColumns : sentColumns}
      itemKey={({ id }) => id}
      list={list}
      noun="reports"
      empty={
        <NoReports
          part={part}
          onClear={filters.search ? () => setFilter('search', '') : undefined}
        />
      }
    />
  );
  return (
    <Page>
      <PageTitle lead={`${due}Late reports count against you.`}>
        Submit Appearance Results
      </PageTitle>
      <ListTools>
        <UrlSearch
          label="Search reports"
          placeholder="Caption or case number"
          value={filters.search}
          onChange={(value) => setFilter('search', value)}
        />
      </ListTools>
      <Tabs
        label="Reports"
        value={part}
        onChange={(value) => setFilter('part', value === 'due' ? '' : value)}
        items={[
          { value: 'due', label: 'Due', panel: table },
          { value: 'sent', label: 'Sent', panel: table },
        ]}
      />
    </Page>
  );
}

type NoReportsProps = { part: 'due' | 'sent'; onClear: (() => void) | undefined };

function NoReports({ part, onClear }: NoReportsProps) {
  if (onClear) {
    return (
      <EmptyState
        icon={IconFileCheck}
        title="No reports match"
        action={
          <Button variant="secondary" onClick={onClear}>
            Clear the search
          </Button>
        }
      >
        Search for less, or look among the others.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconFileCheck}
      title={part === 'due' ? 'No report is due' : 'No reports sent yet'}
    >
      {part === 'due'
        ? 'A hearing appears here as soon as it has begun.'
        : 'What you send to firms stays here, and can be amended.'}
    </EmptyState>
  );
}
