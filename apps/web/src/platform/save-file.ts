import type { Downloaded } from '@courtside/contract/endpoint';

/** Hands a downloaded file to the browser to keep. */
export function saveFile({ fileName, content }: Downloaded): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
