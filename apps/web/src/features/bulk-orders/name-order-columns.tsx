import { bulkOrders } from '@courtside/contract/bulk-orders';
import {
  hintFor,
  neededColumns,
  type OrderColumn,
  orderColumnLabels,
  orderColumns,
} from '@courtside/domain/bulk-orders';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ColumnFields } from '../../ui/sheets/column-fields.tsx';
import { ColumnsForm } from '../../ui/sheets/columns-form.tsx';
import { NameColumns } from '../../ui/sheets/name-columns.tsx';
import { Row } from '../../ui/stack.tsx';
import { type BulkOrder, useKeepOrder } from './bulk-orders-query.ts';

const needed: ReadonlySet<OrderColumn> = new Set([...neededColumns, 'state', 'time']);

export function NameOrderColumns({ order }: { order: BulkOrder }) {
  return (
    <NameColumns sheet={order} labels={orderColumnLabels}>
      {(onSent) => <OrderColumnsForm order={order} onSent={onSent} />}
    </NameColumns>
  );
}

type OrderColumnsFormProps = { order: BulkOrder; onSent: () => void };

function OrderColumnsForm({ order, onSent }: OrderColumnsFormProps) {
  const keep = useKeepOrder();
  const [showsAll, setShowsAll] = useState(false);
  // What the file has none of is out of the way until somebody asks for it.
  const shown = orderColumns.filter(
    (column) => showsAll || needed.has(column) || order.mapping[column] !== null,
  );
  const others = orderColumns.length - shown.length;
  return (
    <ColumnsForm
      sheet={order}
      check={async (mapping, idempotencyKey) => {
        const request = { params: { id: order.id }, body: { mapping } };
        keep(await call(bulkOrders.check, request, { idempotencyKey }));
        onSent();
      }}
    >
      <p>
        We read your headings as follows, and remember what you change for your next file. Contact
        name and phone are those of your account where a line has none.
      </p>
      <ColumnFields columns={shown.map(fieldOf)} sheet={order} />
      {others > 0 && (
        <Row>
          <Button variant="secondary" size="s" onClick={() => setShowsAll(true)}>
            {`Show ${others} more columns`}
          </Button>
        </Row>
      )}
    </ColumnsForm>
  );
}

function fieldOf(column: OrderColumn) {
  return {
    name: `mapping.${column}`,
    label: orderColumnLabels[column],
    optional: !needed.has(column),
    hint: hintFor(column),
  };
}
