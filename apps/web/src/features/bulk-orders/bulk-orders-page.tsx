import { pageMeta } from '../../platform/page-meta.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useUrlFilters } from '../../ui/use-url-filters.ts';
import { useBulkOrder } from './bulk-orders-query.ts';
import { ChooseSheet } from './choose-sheet.tsx';
import { ChosenSheet } from './chosen-sheet.tsx';
import { EarlierOrders } from './earlier-orders.tsx';
import { NameColumns } from './name-columns.tsx';
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
          <ChooseSheet onUploaded={choose} />
        ) : (
          <Steps
            id={filters.order}
            outcome={filters.outcome}
            onOutcome={(outcome) => setFilters({ outcome })}
            onOther={() => choose('')}
          />
        )}
        <EarlierOrders chosen={filters.order} />
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
  const { data: order, error, isFetching, refetch } = useBulkOrder(id);
  if (!order) {
    return error ? (
      <ErrorState
        title="We could not load this file"
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {error.message}
      </ErrorState>
    ) : (
      <SkeletonRows label="Loading the file" />
    );
  }
  return (
    <>
      <ChosenSheet order={order} onOther={onOther} />
      <NameColumns key={order.id} order={order} />
      <OrderResult order={order} outcome={outcome} onOutcome={onOutcome} />
    </>
  );
}
