import { IconMapPin } from '@tabler/icons-react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { listSort, sortInAddress } from './list-sort.ts';

type PlaceTableProps<Item> = {
  label: string;
  /** "states", "counties" or "courts". */
  noun: string;
  columns: readonly Column<Item>[];
  list: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;
  /** As the address has it. */
  sort: string;
  onSort: (sort: string) => void;
  /** Absent while nothing is filtered. */
  onClear: (() => void) | undefined;
  /** What a search that finds nothing may have meant. */
  nearest?: ReactNode;
};

/** The rows of a list of places, or what stands in their stead. */
export function PlaceTable<Item extends { id: string }>({
  label,
  noun,
  columns,
  list,
  sort,
  onSort,
  onClear,
  nearest,
}: PlaceTableProps<Item>) {
  return (
    <PagedTable
      label={label}
      columns={columns}
      itemKey={({ id }) => id}
      sort={listSort(sort)}
      onSort={(chosen) => onSort(sortInAddress(chosen))}
      expectedRows={8}
      list={list}
      noun={noun}
      empty={<NoPlaces noun={noun} onClear={onClear} nearest={nearest} />}
    />
  );
}

type NoPlacesProps = { noun: string; onClear: (() => void) | undefined; nearest: ReactNode };

function NoPlaces({ noun, onClear, nearest }: NoPlacesProps) {
  if (!onClear) {
    return (
      <EmptyState icon={IconMapPin} title={`No ${noun} yet`}>
        Each one that is added is listed here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconMapPin}
      title={`No ${noun} match`}
      action={
        <>
          {nearest}
          <Button variant="secondary" onClick={onClear}>
            Clear the filters
          </Button>
        </>
      }
    >
      Search for less, or choose other filters.
    </EmptyState>
  );
}
