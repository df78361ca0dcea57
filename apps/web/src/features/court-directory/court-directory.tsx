import { IconBuildingBank } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { courtColumns } from './court-columns.tsx';
import { courtExpansion } from './court-details.tsx';
import { CourtFilterTools } from './court-filter-tools.tsx';
import { courtFilterNames, useCourts } from './courts-query.ts';

const figures = new Intl.NumberFormat('en-US');

/** Every court we know, filtered by what the address says. */
export function CourtDirectory() {
  const { filters, setFilters, clear, isSet } = useUrlFilters(courtFilterNames);
  const list = useCourts(filters);
  const items = list.data?.pages.flatMap((page) => page.items);
  const total = list.data?.pages[0]?.total;
  const county = items?.find((court) => court.county === filters.county);
  return (
    <>
      <CourtFilterTools
        filters={filters}
        countyName={county && `${county.countyName}, ${county.state}`}
        onFilter={setFilters}
        onClear={isSet ? clear : undefined}
      />
      <PagedTable
        label="Courts"
        columns={courtColumns}
        itemKey={({ id }) => id}
        expectedRows={10}
        expansion={courtExpansion}
        list={list}
        noun="courts"
        empty={<NoCourts onClear={clear} />}
        shown={(count) => countWords(count, total)}
      />
    </>
  );
}

function countWords(shown: number | undefined, total: number | undefined): string {
  if (shown === undefined || total === undefined) return 'Loading';
  const courts = total === 1 ? 'court' : 'courts';
  if (shown >= total) return `${figures.format(shown)} ${courts}`;
  return `${figures.format(shown)} of ${figures.format(total)} ${courts}`;
}

function NoCourts({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={IconBuildingBank}
      title="No court matches"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear the filters
        </Button>
      }
    >
      Try the county or the city alone. We also cover courts that are not listed yet: ask us.
    </EmptyState>
  );
}
