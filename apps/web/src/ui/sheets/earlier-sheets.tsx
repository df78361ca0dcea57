import { IconFileSpreadsheet } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Column } from '../data-table/column.ts';
import { PagedTable } from '../data-table/paged-table.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Section } from '../section.tsx';

type EarlierSheetsProps<Item> = {
  list: ComponentProps<typeof PagedTable<Item>>['list'];
  columns: readonly Column<Item>[];
  /** The one that is being looked at, if any. */
  chosen: string;
  /** What they are called, such as "files". */
  noun: string;
  label: string;
  /** What is listed here, said when there is none. */
  children: ReactNode;
};

export function EarlierSheets<Item extends { id: string }>({
  chosen,
  noun,
  children,
  ...table
}: EarlierSheetsProps<Item>) {
  const isFirst = chosen === '';
  return (
    <Section title={isFirst ? `Earlier ${noun}` : `Other ${noun}`}>
      <PagedTable
        {...table}
        itemKey={({ id }) => id}
        expectedRows={3}
        noun={noun}
        empty={
          <EmptyState
            icon={IconFileSpreadsheet}
            title={isFirst ? `No ${noun} yet` : `No other ${noun}`}
          >
            {children}
          </EmptyState>
        }
        except={({ id }) => id === chosen}
      />
    </Section>
  );
}
