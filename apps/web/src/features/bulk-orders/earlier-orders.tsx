import { bulkLimits } from '@courtside/contract/bulk-orders';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { PagedTable } from '../../ui/data-table/paged-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import { useBulkOrders } from './bulk-orders-query.ts';
import { orderListColumns } from './order-columns.tsx';

export function EarlierOrders({ chosen }: { chosen: string }) {
  const list = useBulkOrders();
  return (
    <Section title={chosen === '' ? 'Earlier files' : 'Other files'}>
      <PagedTable
        label="Files"
        columns={orderListColumns}
        itemKey={({ id }) => id}
        expectedRows={3}
        list={list}
        noun="files"
        empty={
          <EmptyState
            icon={IconFileSpreadsheet}
            title={chosen === '' ? 'No files yet' : 'No other files'}
          >
            {`Every file that you hand in is listed here, with what became of it. What stands in it is kept for ${bulkLimits.keptDays} days.`}
          </EmptyState>
        }
        except={({ id }) => id === chosen}
      />
    </Section>
  );
}
