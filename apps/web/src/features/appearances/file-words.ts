import { type FileKind, fileKindCodes, fileKinds, fileLimits } from '@courtside/domain/files';

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

/** What a firm hands in; reports come from the attorney. */
export const kindOptions = fileKindCodes
  .filter((kind) => kind !== 'report')
  .map((value) => ({ value, label: fileKinds[value] }));

const hints: readonly [RegExp, FileKind][] = [
  [/\bnotice\b|\bnot(?=\s+of\b)/, 'notice'],
  [/\bexh(ibit)?s?\b/, 'exhibit'],
  [/\binstructions?\b|\bmemo\b/, 'instruction'],
  [/\b(proposed )?order\b/, 'order'],
  [/\b(complaint|answer|motion|petition|demurrer|brief|statement|declaration|reply)\b/, 'pleading'],
];

/** What a file most likely is, by its name; whoever hands it in can say otherwise. */
export function guessKind(name: string): FileKind {
  const words = name.toLowerCase().replaceAll(/[_.\-\d]+/g, ' ');
  return hints.find(([pattern]) => pattern.test(words))?.[1] ?? 'other';
}

/** Why a file cannot be taken, known before any of it is sent. */
export function reasonAgainst({ size }: { size: number }): string | undefined {
  if (size === 0) return 'The file is empty.';
  return size > fileLimits.bytesEach
    ? `The file is larger than ${fileLimits.bytesEach / 1024 / 1024} MB.`
    : undefined;
}
