import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../platform/save-file.ts';
import { Button } from './button.tsx';
import { showToast } from './toasts/toast-store.ts';

type DownloadButtonProps = {
  load: () => Promise<Parameters<typeof saveFile>[0]>;
  children: ReactNode;
};

/** Fetches a file when it is pressed, and gives it to the browser to keep. */
export function DownloadButton({ load, children }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await load());
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
