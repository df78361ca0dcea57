import { fileLimits, fileTypes } from '@courtside/domain/files';

const endings: ReadonlySet<string> = new Set(
  Object.values(fileTypes).flatMap(({ extensions }) => [...extensions]),
);

/** For the browser's own chooser. */
export const acceptedFiles = [...endings].map((ending) => `.${ending}`).join(',');

export const megabytesEach = fileLimits.bytesEach / 1024 / 1024;

/** Why a file need not be sent at all; the server looks inside and has the last word. */
export function reasonAgainst({ name, size }: { name: string; size: number }): string | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (size === 0) return 'The file is empty.';
  if (size > fileLimits.bytesEach) return `The file is larger than ${megabytesEach} MB.`;
  if (!endings.has(ending)) {
    return ending ? `We do not take .${ending} files.` : 'We cannot tell what kind of file it is.';
  }
  return undefined;
}

const inUnit = (unit: string, digits: number) =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit, maximumFractionDigits: digits });
const kilobytes = inUnit('kilobyte', 0);
const megabytes = inUnit('megabyte', 1);

/** `184 kB`, `2.4 MB`. */
export function sizeWords(bytes: number): string {
  return bytes < 1_000_000
    ? kilobytes.format(Math.ceil(bytes / 1000))
    : megabytes.format(bytes / 1_000_000);
}
