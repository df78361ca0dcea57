import type { Status } from '../appearances/index.ts';

interface Type {
  readonly name: string;
  /** What it is served as. */
  readonly media: string;
  /** Endings a name of this type may have; the first is the one it is given when it has another. */
  readonly extensions: readonly [string, ...string[]];
}

/** Everything that can be handed in. What is not here is refused, whatever it is called. */
export const fileTypes = {
  pdf: { name: 'PDF', media: 'application/pdf', extensions: ['pdf'] },
  doc: { name: 'Word', media: 'application/msword', extensions: ['doc'] },
  docx: {
    name: 'Word',
    media: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  xls: { name: 'Excel', media: 'application/vnd.ms-excel', extensions: ['xls'] },
  xlsx: {
    name: 'Excel',
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extensions: ['xlsx'],
  },
  rtf: { name: 'rich text', media: 'application/rtf', extensions: ['rtf'] },
  txt: { name: 'plain text (UTF-8)', media: 'text/plain; charset=utf-8', extensions: ['txt'] },
  csv: { name: 'CSV', media: 'text/csv; charset=utf-8', extensions: ['csv'] },
  jpg: { name: 'JPEG', media: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { name: 'PNG', media: 'image/png', extensions: ['png'] },
  heic: { name: 'HEIC', media: 'image/heic', extensions: ['heic', 'heif'] },
  tiff: { name: 'TIFF', media: 'image/tiff', extensions: ['tiff', 'tif'] },
  eml: { name: 'mail', media: 'message/rfc822', extensions: ['eml'] },
  msg: { name: 'Outlook mail', media: 'application/vnd.ms-outlook', extensions: ['msg'] },
} as const satisfies Record<string, Type>;

export type FileType = keyof typeof fileTypes;
export const fileTypeCodes = Object.keys(fileTypes) as [FileType, ...FileType[]];

/** What a document is to the case, in the words of whoever hands it in. */
export const fileKinds = {
  pleading: 'Pleading',
  notice: 'Notice',
  order: 'Order',
  exhibit: 'Exhibit',
  instruction: 'Instruction',
  report: 'Report',
  receipt: 'Receipt',
  other: 'Other',
} as const;

export type FileKind = keyof typeof fileKinds;
export const fileKindCodes = Object.keys(fileKinds) as [FileKind, ...FileKind[]];

/** What a firm hands in; reports and receipts come from the attorney. */
export const firmFileKinds = fileKindCodes.filter(
  (kind) => kind !== 'report' && kind !== 'receipt',
);

const megabyte = 1024 * 1024;

/** The totals hold for an appearance, and alike for what a user has handed in before ordering. */
export const fileLimits = {
  bytesEach: 50 * megabyte,
  bytesTogether: 500 * megabyte,
  count: 100,
} as const;

const closed: ReadonlySet<Status> = new Set(['unfilled', 'canceled', 'no_show']);

/** Whether an appearance still takes files. A completed one does: its result can be amended. */
export function takesFiles(status: Status): boolean {
  return !closed.has(status);
}
