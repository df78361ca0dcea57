import { bulkOrders } from '@courtside/contract/bulk-orders';
import { formatCents } from '@courtside/domain/money';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { counted } from '../../ui/counted.ts';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { Note } from '../../ui/note.tsx';
import { FaultyLines } from '../../ui/sheets/faulty-lines.tsx';
import { Stack } from '../../ui/stack.tsx';
import { type BulkOrder, useKeepOrder } from './bulk-orders-query.ts';
import { Total } from './total.tsx';

/** What the check came to, and the step that it allows. */
export function OrderAll({ order }: { order: BulkOrder }) {
  const { id, counts } = order;
  if (!order.hasLines) {
    return <Note>The lines of this file are no longer kept. Hand it in again.</Note>;
  }
  if (counts.error > 0) {
    const load = () => call(bulkOrders.exportProblems, { params: { id } });
    return <FaultyLines count={counts.error} done="ordered" load={load} />;
  }
  return <OrderButton order={order} />;
}

function OrderButton({ order }: { order: BulkOrder }) {
  const keep = useKeepOrder();
  const keyFor = useActionKey();
  const [opened, setOpened] = useState<object>();
  const { id, lines, totalCents, counts, pricesChanged } = order;
  const appearances = counted(lines, 'appearance');
  const act = `Order ${appearances} for ${formatCents(totalCents)}`;
  const send = async () => {
    const idempotencyKey = keyFor({ id, opened });
    const request = { params: { id }, body: { expectedTotalCents: totalCents } };
    keep(await call(bulkOrders.apply, request, { idempotencyKey }));
    setOpened(undefined);
  };
  return (
    <Stack gap={4}>
      {pricesChanged ? (
        <Note kind="warn" live>
          Prices changed since you looked, so nothing was ordered. Look at the new ones and order
          again.
        </Note>
      ) : (
        <Note kind={counts.warning > 0 ? 'warn' : 'ok'}>
          {counts.warning > 0
            ? `${counted(counts.warning, 'line')} should be looked at, and can be ordered. Nothing is ordered yet.`
            : 'No errors. Nothing is ordered yet.'}
        </Note>
      )}
      <Total appearances={appearances} totalCents={totalCents}>
        <Button onClick={() => setOpened(new Date())}>{act}</Button>
      </Total>
      <ConfirmDialog
        opened={opened !== undefined}
        question={`Order ${appearances}?`}
        keep="Not now"
        act={act}
        money={[{ label: appearances, cents: totalCents, total: true }]}
        consequence={leftOut(order)}
        onKeep={() => setOpened(undefined)}
        onAct={send}
      >
        All are ordered at the prices shown, or none if one of them changed meanwhile.
      </ConfirmDialog>
    </Stack>
  );
}

function leftOut({ zip }: BulkOrder): string | undefined {
  const count = zip ? zip.unmatched + zip.refused : 0;
  if (count === 0) return undefined;
  return `${counted(count, 'document')} of your ZIP ${count === 1 ? 'has' : 'have'} no hearing and will not be attached.`;
}
