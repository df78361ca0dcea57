import type { Column } from './column.ts';
import classes from './data-table.module.css';

type SkeletonBodyProps<Item> = { columns: readonly Column<Item>[]; rows: number };

/** Rows of the real height and columns, so that nothing jumps when the data comes. */
export function SkeletonBody<Item>({ columns, rows }: SkeletonBodyProps<Item>) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {columns.map((column, index) => (
            <td key={column.key} data-kind={column.kind ?? 'text'} data-header={column.header}>
              <i className={classes.bone} style={{ width: `${80 - ((row + index) % 3) * 14}%` }} />
              {column.detail && <i className={classes.bone} style={{ width: '48%' }} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
