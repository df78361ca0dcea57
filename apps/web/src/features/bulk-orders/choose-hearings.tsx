import { bulkLimits, bulkOrders } from '@courtside/contract/bulk-orders';
import { call } from '../../platform/api.ts';
import { ChooseSheet } from '../../ui/sheets/choose-sheet.tsx';
import { useKeepOrder } from './bulk-orders-query.ts';

export function ChooseHearings({ onUploaded }: { onUploaded: (id: string) => void }) {
  const keep = useKeepOrder();
  return (
    <ChooseSheet
      label="File of hearings"
      maxBytes={bulkOrders.upload.upload.maxBytes}
      loadTemplate={() => call(bulkOrders.getTemplate, {})}
      onFile={async (file) => {
        const query = { fileName: file.name.slice(0, 200) };
        const order = await call(bulkOrders.upload, { query, file });
        keep(order);
        onUploaded(order.id);
      }}
    >
      {`With headings in its first line and one hearing on each line below. Up to ${bulkLimits.lines.toLocaleString('en-US')} hearings. Your own column names are fine: you say once what they mean.`}
    </ChooseSheet>
  );
}
