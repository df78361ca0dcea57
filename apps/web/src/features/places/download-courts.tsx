import { placeRecords } from '@courtside/contract/place-records';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';

/** Saves the courts that the filters let through as a file that an upload takes again. */
export function DownloadCourts({ given }: { given: Record<string, string> }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await call(placeRecords.exportCourts, { query: given }));
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      showToast({ kind: 'bad', text: `The courts could not be downloaded. ${why}`.trim() });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void download()}>
      <IconDownload size={18} stroke={1.75} aria-hidden />
      Download
    </Button>
  );
}
