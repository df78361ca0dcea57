import type { Downloaded } from '@courtside/contract/endpoint';
import { saveFile } from '../../platform/save-file.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';

/** Hands a file to the browser to keep, or says why that did not work. */
export async function download(read: () => Promise<Downloaded>, name: string): Promise<void> {
  try {
    saveFile(await read());
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    showToast({ kind: 'bad', text: `${name} could not be downloaded. ${why}` });
  }
}
