import { bulkLimits } from '@courtside/contract/bulk-orders';
import { pageMeta } from '../../platform/page-meta.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EarlierSheets } from '../../ui/sheets/earlier-sheets.tsx';
import { LoadedSheet } from '../../ui/sheets/loaded-sheet.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { useBulkOrder, useBulkOrders } from './bulk-orders-query.ts';
import { ChooseHearings } from './choose-hearings.tsx';
import { ChosenHearings } from './chosen-hearings.tsx';
import { NameOrderColumns } from './name-order-columns.tsx';
import { orderListColumns } from './order-columns.tsx';
import { OrderResult } from './order-result.tsx';

export const meta = () =>
  pageMeta('/client/request/appearances', {
    description: 'Order coverage of many hearings with one file.',
    index: false,
  });

export default function BulkOrdersPage() {
  const { filters, setFilters } = useUrlFilters(['order', 'outcome']);
  const choose = (order: string) => setFilters({ order, outcome: '' });
  return (
    <Page>
      <PageTitle lead="Coverage of many hearings with one file. Nothing is ordered until you say so.">
        Order in bulk
      </PageTitle>
      <Stack gap={7}>
        {filters.order === '' ? (
          <ChooseHearings onUploaded={choose} />
        ) : (
          <Steps
            id={filters.order}
            outcome={filters.outcome}
            onOutcome={(outcome) => setFilters({ outcome })}
            onOther={() => choose('')}
          />
        )}
        <EarlierSheets
          label="Files"
          noun="files"
          columns={orderListColumns}
          chosen={filters.order}
          list={useBulkOrders()}
        >
          {`Every file that you hand in is listed here, with what became of it. What stands in it is kept for ${bulkLimits.keptDays} days.`}
        </EarlierSheets>
      </Stack>
    </Page>
  );
}

type StepsProps = {
  id: string;
  outcome: string;
  onOutcome: (outcome: string) => void;
  onOther: () => void;
};

function Steps({ id, outcome, onOutcome, onOther }: StepsProps) {
  return (
    <LoadedSheet query={useBulkOrder(id)} noun="file">
      {(order) => (
        <>
          <ChosenHearings order={order} onOther={onOther} />
          <NameOrderColumns key={order.id} order={order} />
          <OrderResult order={order} outcome={outcome} onOutcome={onOutcome} />
        </>
      )}
    </LoadedSheet>
  );
}
