import { bulkOrders } from '@courtside/contract/bulk-orders';
import {
  hintFor,
  neededColumns,
  type OrderColumn,
  orderColumnLabels,
  orderColumns,
} from '@courtside/domain/bulk-orders';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ColumnFields } from '../../ui/column-fields.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormActions, SubmitButton } from '../../ui/form/form-actions.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Section } from '../../ui/section.tsx';
import { Row, Stack } from '../../ui/stack.tsx';
import { type BulkOrder, useKeepOrder } from './bulk-orders-query.ts';

const position = z.string().transform((chosen) => (chosen === '' ? null : Number(chosen)));
const schema = z.object({
  mapping: z.object(
    Object.fromEntries(orderColumns.map((column) => [column, position])) as Record<
      OrderColumn,
      typeof position
    >,
  ),
});

const needed: ReadonlySet<OrderColumn> = new Set([...neededColumns, 'state', 'time']);

/** The second step: which column of the file is which of ours. */
export function NameColumns({ order }: { order: BulkOrder }) {
  const { stage, mapping, hasLines } = order;
  const [isOpen, setOpen] = useState(false);
  if (hasLines && (stage === 'uploaded' || stage === 'failed' || (isOpen && stage === 'checked'))) {
    return (
      <Section title="2. Name the columns">
        <ColumnsForm order={order} onSent={() => setOpen(false)} />
      </Section>
    );
  }
  const named = orderColumns.filter((column) => mapping[column] !== null);
  return (
    <Section
      title="2. The columns"
      actions={
        hasLines &&
        stage === 'checked' && (
          <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
            Change them or check again
          </Button>
        )
      }
    >
      <p>{named.map((column) => orderColumnLabels[column]).join(', ')}</p>
    </Section>
  );
}

type ColumnsFormProps = { order: BulkOrder; onSent: () => void };

function ColumnsForm({ order, onSent }: ColumnsFormProps) {
  const keep = useKeepOrder();
  const keyFor = useActionKey();
  // The same columns may be checked again, because prices or courts changed: that is another action.
  const [round, setRound] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const isFirst = order.stage === 'uploaded';
  // What the file has none of is out of the way until somebody asks for it.
  const shown = orderColumns.filter(
    (column) => showsAll || needed.has(column) || order.mapping[column] !== null,
  );
  const others = orderColumns.length - shown.length;
  return (
    <Form
      label="Name the columns"
      schema={schema}
      defaultValues={{ mapping: chosenIn(order) }}
      onSubmit={async ({ mapping }) => {
        const { id } = order;
        const idempotencyKey = keyFor({ id, mapping, round });
        const request = { params: { id }, body: { mapping } };
        keep(await call(bulkOrders.check, request, { idempotencyKey }));
        setRound(round + 1);
        onSent();
      }}
    >
      <Stack gap={5}>
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
        <FormActions>
          <SubmitButton variant={isFirst ? 'primary' : 'secondary'}>
            {isFirst ? 'Check the file' : 'Check again'}
          </SubmitButton>
        </FormActions>
      </Stack>
    </Form>
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

function chosenIn({ mapping }: BulkOrder): Record<OrderColumn, string> {
  return Object.fromEntries(
    orderColumns.map((column) => [column, mapping[column]?.toString() ?? '']),
  ) as Record<OrderColumn, string>;
}
