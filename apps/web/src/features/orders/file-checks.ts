import { type FileKind, fileLimits, fileTypes } from '@courtside/domain/files';

const endings: ReadonlySet<string> = new Set(
  Object.values(fileTypes).flatMap(({ extensions }) => [...extensions]),
);

/** For the browser's own chooser. */
export const acceptedFiles = [...endings].map((ending) => `.${ending}`).join(',');

export const megabytesEach = fileLimits.bytesEach / 1024 / 1024;

/** Why a file need not be sent at all; the server looks inside and has the last word. */
export function reasonAgainst({ name, size }: { name: string; size: number }): string | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (size === 0) return 'This file is empty.';
  if (size > fileLimits.bytesEach) return `This file is larger than ${megabytesEach} MB.`;
  if (!endings.has(ending)) {
    return ending ? `We do not take .${ending} files.` : 'We cannot tell what kind of file it is.';
  }
  return undefined;
}

const kinds: readonly (readonly [RegExp, FileKind])[] = [
  [/notice|summons|subpoena/i, 'notice'],
  [/exhibit|\bex[._ -]*\d/i, 'exhibit'],
  [/instruction|memo/i, 'instruction'],
  [/complaint|petition|motion|answer|brief|opposition|reply|declaration/i, 'pleading'],
  [/order|ruling|minute|judgment/i, 'order'],
];

/** What a file probably is to the case, by its name. */
export function guessKind(name: string): FileKind {
  return kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}

const units = ['B', 'kB', 'MB'] as const;

export function sizeWords(bytes: number): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2;
  const size = bytes / 1024 ** step;
  return `${size >= 10 || step === 0 ? Math.round(size) : size.toFixed(1)} ${units[step]}`;
}
