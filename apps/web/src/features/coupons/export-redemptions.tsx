import { coupons } from '@courtside/contract/coupons';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';

export function ExportRedemptions({ id }: { id: string }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await call(coupons.exportRedemptions, { params: { id } }));
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      showToast({ kind: 'bad', text: `The redemptions could not be exported. ${why}`.trim() });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="s" busy={busy} onClick={() => void download()}>
      <IconDownload size={16} stroke={1.75} aria-hidden />
      Export
    </Button>
  );
}
