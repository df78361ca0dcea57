import type { ReactNode } from 'react';

export type Column<Item> = {
  key: string;
  header: string;
  cell: (item: Item) => ReactNode;
  /** The second, quieter line of the cell. */
  detail?: (item: Item) => ReactNode;
  /** `caption` is the case name, in serif; `money` and `number` stand right. */
  kind?: 'caption' | 'text' | 'money' | 'number';
  sortable?: boolean;
};
