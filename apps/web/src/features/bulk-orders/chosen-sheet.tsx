import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/counted.ts';
import { Facts } from '../../ui/facts.tsx';
import { Instant } from '../../ui/instant.tsx';
import { Section } from '../../ui/section.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { BulkOrder } from './bulk-orders-query.ts';
import { ChooseZip } from './choose-zip.tsx';

type ChosenSheetProps = { order: BulkOrder; onOther: () => void };

export function ChosenSheet({ order, onOther }: ChosenSheetProps) {
  const { zip } = order;
  const takesZip = order.hasLines && ['uploaded', 'checked', 'failed'].includes(order.stage);
  return (
    <Section
      title="1. The file"
      actions={
        <Button variant="secondary" size="s" onClick={onOther}>
          Choose another file
        </Button>
      }
    >
      <Stack gap={5}>
        <Facts
          items={[
            { name: 'File', value: order.fileName },
            {
              name: 'Size',
              value: `${counted(order.lines, 'hearing')}, ${counted(order.columns.length, 'column')}`,
            },
            { name: 'Handed in', value: <Instant at={order.createdAt} /> },
            {
              name: 'Documents',
              value: zip ? `${zip.fileName}, ${counted(zip.entries, 'file')}` : 'None yet',
            },
          ]}
        />
        {takesZip && <ChooseZip order={order} />}
      </Stack>
    </Section>
  );
}
