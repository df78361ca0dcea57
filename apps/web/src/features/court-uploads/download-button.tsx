import type { Downloaded, Endpoint, RequestOf, ResponseOf } from '@courtside/contract/endpoint';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { call } from '../../platform/api.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts/toast-store.ts';

type DownloadButtonProps<E extends Endpoint> = {
  endpoint: E & (ResponseOf<E> extends Downloaded ? E : never);
  request: RequestOf<E>;
  children: ReactNode;
};

export function DownloadButton<E extends Endpoint>({
  endpoint,
  request,
  children,
}: DownloadButtonProps<E>) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile((await call<E>(endpoint, request)) as Downloaded);
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      showToast({ kind: 'bad', text: `The file could not be downloaded. ${why}`.trim() });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="s" busy={busy} onClick={() => void download()}>
      <IconDownload size={16} stroke={1.75} aria-hidden />
      {children}
    </Button>
  );
}
