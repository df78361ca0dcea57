import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import type { Column } from './column.ts';
import classes from './data-table.module.css';
import { ExpandableRow, type Expansion } from './expandable-row.tsx';
import { HeaderCell } from './header-cell.tsx';
import { SkeletonBody } from './skeleton-body.tsx';
import type { Sort } from './sort.ts';

export type DataTableProps<Item> = {
  /** What the table lists, for those who hear it. */
  label: string;
  columns: readonly Column<Item>[];
  /** Nothing yet while the first rows are loading. */
  items: readonly Item[] | undefined;
  itemKey: (item: Item) => string;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** Other rows are on their way while these are shown. */
  refreshing?: boolean;
  /** How many skeleton rows stand in for the first page. */
  expectedRows?: number;
  /** Instead of rows: the empty or the error state. */
  instead?: ReactNode;
  /** What opens below a row on demand. */
  expansion?: Expansion<Item>;
  /** Below the rows: paging. */
  foot?: ReactNode;
};

/** Two lines a row. Under 900 pixels each row becomes an item with its headers beside its values. */
export function DataTable<Item>({
  label,
  columns,
  items,
  itemKey,
  sort,
  onSort,
  refreshing = false,
  expectedRows = 6,
  instead,
  expansion,
  foot,
}: DataTableProps<Item>) {
  const captionId = useId();
  if (instead) return instead;
  return (
    <div className={classes.frame}>
      <table
        className={classes.table}
        aria-labelledby={captionId}
        aria-busy={items === undefined || refreshing}
      >
        <caption id={captionId}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {expansion && (
              <th scope="col" data-kind="toggle">
                <VisuallyHidden>More</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        {items === undefined ? (
          <SkeletonBody columns={columns} rows={expectedRows} />
        ) : (
          <tbody>
            {items.map((item) => {
              const cells = columns.map((column) => (
                <Cell key={column.key} column={column} item={item} />
              ));
              if (!expansion) return <tr key={itemKey(item)}>{cells}</tr>;
              return (
                <ExpandableRow
                  key={itemKey(item)}
                  item={item}
                  expansion={expansion}
                  width={columns.length}
                >
                  {cells}
                </ExpandableRow>
              );
            })}
          </tbody>
        )}
      </table>
      {foot}
    </div>
  );
}

function Cell<Item>({ column, item }: { column: Column<Item>; item: Item }) {
  const detail = column.detail?.(item);
  return (
    <td data-kind={column.kind ?? 'text'} data-header={column.header}>
      <div className={classes.first}>{column.cell(item)}</div>
      {detail !== undefined && detail !== null && <div className={classes.second}>{detail}</div>}
    </td>
  );
}
