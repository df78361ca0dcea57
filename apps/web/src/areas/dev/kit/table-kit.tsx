import { IconCalendarEvent } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { StatusLabel } from '../../../features/appearances/appearance-status.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { LoadMore, Pager } from '../../../ui/data-table/paging.tsx';
import type { Sort } from '../../../ui/data-table/sort.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Money } from '../../../ui/money.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { type SampleHearing, sampleHearings } from './sample-hearings.ts';

const columns: readonly Column<SampleHearing>[] = [
  {
    key: 'caption',
    header: 'Case',
    kind: 'caption',
    sortable: true,
    cell: (hearing) => hearing.caption,
    detail: (hearing) => hearing.number,
  },
  {
    key: 'court',
    header: 'Court',
    cell: (hearing) => hearing.court,
    detail: (hearing) => hearing.type,
  },
  {
    key: 'when',
    header: 'Hearing',
    sortable: true,
    cell: (hearing) => hearing.date,
    detail: (hearing) => hearing.time,
  },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusLabel status={status} /> },
  {
    key: 'fee',
    header: 'Fee',
    kind: 'money',
    sortable: true,
    cell: ({ cents }) => <Money cents={cents} />,
  },
];

export function TableKit() {
  const [view, setView] = useState<'rows' | 'pages' | 'loading' | 'empty' | 'error'>('rows');
  return (
    <Section title="Table, tabs and paging">
      <Tabs
        label="States of the table"
        value={view}
        onChange={setView}
        items={[
          { value: 'rows', label: 'Rows', count: sampleHearings.length, panel: <Rows /> },
          { value: 'pages', label: 'Pages', panel: <Pages /> },
          { value: 'loading', label: 'Loading', panel: <Table items={undefined} /> },
          { value: 'empty', label: 'Empty', panel: <Table items={[]} instead={empty} /> },
          {
            value: 'error',
            label: 'Error',
            panel: (
              <ErrorState
                title="We could not load your appearances"
                onRetry={() => setView('rows')}
              >
                Nothing you entered is lost.
              </ErrorState>
            ),
          },
        ]}
      />
    </Section>
  );
}

function Rows() {
  const [sort, setSort] = useState<Sort>({ key: 'when', direction: 'ascending' });
  const [shown, setShown] = useState(3);
  return (
    <DataTable
      label="Sample hearings"
      columns={columns}
      items={sampleHearings.slice(0, shown)}
      itemKey={(hearing) => hearing.number}
      sort={sort}
      onSort={setSort}
      foot={
        <LoadMore
          shown={`${Math.min(shown, sampleHearings.length)} shown`}
          hasMore={shown < sampleHearings.length}
          onMore={() => setShown(shown + 3)}
        />
      }
    />
  );
}

function Pages() {
  const [page, setPage] = useState(0);
  return (
    <Table
      items={sampleHearings.slice(page * 2, page * 2 + 2)}
      foot={
        <Pager
          shown={`Rows ${page * 2 + 1} to ${page * 2 + 2}`}
          onPrevious={page > 0 ? () => setPage(page - 1) : undefined}
          onNext={page < 1 ? () => setPage(page + 1) : undefined}
        />
      }
    />
  );
}

type TableProps = {
  items: readonly SampleHearing[] | undefined;
  instead?: ReactNode;
  foot?: ReactNode;
};

function Table({ items, instead, foot }: TableProps) {
  return (
    <DataTable
      label="Sample hearings"
      columns={columns}
      items={items}
      itemKey={(hearing) => hearing.number}
      expectedRows={4}
      instead={instead}
      foot={foot}
    />
  );
}

const empty = (
  <EmptyState icon={IconCalendarEvent} title="No hearings in these dates">
    Widen the dates, or schedule the next one now.
  </EmptyState>
);
