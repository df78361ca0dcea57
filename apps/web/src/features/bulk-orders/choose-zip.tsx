import { bulkOrders } from '@courtside/contract/bulk-orders';
import { IconFileZip } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { DropFile } from '../../ui/drop-file.tsx';
import { Row } from '../../ui/stack.tsx';
import { type BulkOrder, useKeepOrder } from './bulk-orders-query.ts';

/** Documents for the hearings, all in one archive. Nobody needs one. */
export function ChooseZip({ order }: { order: BulkOrder }) {
  const keep = useKeepOrder();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Row>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <IconFileZip size={18} stroke={1.75} aria-hidden />
          {order.zip ? 'Replace the ZIP of documents' : 'Add a ZIP of documents'}
        </Button>
      </Row>
    );
  }
  return (
    <DropFile
      icon={IconFileZip}
      title="Drop a ZIP of documents here"
      label="ZIP of documents"
      accept=".zip"
      button="Choose a ZIP"
      variant="secondary"
      maxBytes={bulkOrders.uploadFiles.upload.maxBytes}
      onFile={async (file) => {
        const request = { params: { id: order.id }, query: { fileName: file.name.slice(0, 200) } };
        keep(await call(bulkOrders.uploadFiles, { ...request, file }));
        setOpen(false);
      }}
    >
      Each document finds its hearing by your file number: a folder OCF-2026-0017 with its
      documents, or a name that begins so, such as “OCF-2026-0017 notice.pdf”.
    </DropFile>
  );
}
