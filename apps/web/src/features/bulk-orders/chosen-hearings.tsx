import { counted } from '../../ui/counted.ts';
import { ChosenSheet } from '../../ui/sheets/chosen-sheet.tsx';
import type { BulkOrder } from './bulk-orders-query.ts';
import { ChooseZip } from './choose-zip.tsx';

type ChosenHearingsProps = { order: BulkOrder; onOther: () => void };

export function ChosenHearings({ order, onOther }: ChosenHearingsProps) {
  const { zip } = order;
  const takesZip = order.hasLines && ['uploaded', 'checked', 'failed'].includes(order.stage);
  return (
    <ChosenSheet
      sheet={order}
      noun="hearing"
      facts={[
        {
          name: 'Documents',
          value: zip ? `${zip.fileName}, ${counted(zip.entries, 'file')}` : 'None yet',
        },
      ]}
      onOther={onOther}
    >
      {takesZip && <ChooseZip order={order} />}
    </ChosenSheet>
  );
}
