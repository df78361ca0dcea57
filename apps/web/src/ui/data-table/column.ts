import type { ReactNode } from 'react';

export type Column<Item> = {
  key: string;
  header: string;
  cell: (item: Item) => ReactNode;
  /** The second, quieter line of the cell. */
  detail?: (item: Item) => ReactNode;
  /**
   * `caption` is the case name, in serif; `money` and `number` stand right. What leads a row that is about
   * no case, and what acts on it, need no header beside them on a phone either.
   */
  kind?: 'caption' | 'lead' | 'act' | 'text' | 'money' | 'number';
  sortable?: boolean;
};
