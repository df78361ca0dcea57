import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import { nextSort, type Sort } from './sort.ts';

type HeaderCellProps<Item> = {
  column: Column<Item>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
};

export function HeaderCell<Item>({ column, sort, onSort }: HeaderCellProps<Item>) {
  const { key, header, kind = 'text', sortable = false } = column;
  const direction = sort?.key === key ? sort.direction : undefined;
  if (!sortable || !onSort) {
    return (
      <th scope="col" data-kind={kind}>
        {header}
      </th>
    );
  }
  const SortIcon = { ascending: IconArrowUp, descending: IconArrowDown, none: IconSelector }[
    direction ?? 'none'
  ];
  return (
    <th scope="col" data-kind={kind} aria-sort={direction ?? 'none'}>
      <button type="button" className={classes.sort} onClick={() => onSort(nextSort(sort, key))}>
        {header}
        <SortIcon size={14} stroke={1.75} aria-hidden />
      </button>
    </th>
  );
}
