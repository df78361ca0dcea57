import { bulkLimits, bulkOrders } from '@courtside/contract/bulk-orders';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { call } from '../../platform/api.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { DropFile } from '../../ui/drop-file.tsx';
import { Section } from '../../ui/section.tsx';
import { useKeepOrder } from './bulk-orders-query.ts';

/** The first step: a file by button or dropped onto the page. */
export function ChooseSheet({ onUploaded }: { onUploaded: (id: string) => void }) {
  const keep = useKeepOrder();
  return (
    <Section
      title="1. Choose a file"
      actions={
        <DownloadButton load={() => call(bulkOrders.getTemplate, {})}>
          Download the template
        </DownloadButton>
      }
    >
      <DropFile
        icon={IconFileSpreadsheet}
        title="Drop a CSV or XLSX file here"
        label="File of hearings"
        accept=".csv,.tsv,.txt,.xlsx"
        maxBytes={bulkOrders.upload.upload.maxBytes}
        onFile={async (file) => {
          const query = { fileName: file.name.slice(0, 200) };
          const order = await call(bulkOrders.upload, { query, file });
          keep(order);
          onUploaded(order.id);
        }}
      >
        {`With headings in its first line and one hearing on each line below. Up to ${bulkLimits.lines.toLocaleString('en-US')} hearings. Your own column names are fine: you say once what they mean.`}
      </DropFile>
    </Section>
  );
}
