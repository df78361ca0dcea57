import type { FileType } from '../files/index.ts';

interface Kind {
  readonly name: string;
  /** The name within a sentence. */
  readonly inText: string;
  /** Whether it runs out by nature, so that its last day must be told. */
  readonly expires: boolean;
}

/** Papers that an attorney must have on file to be given work. */
export const documentKinds = {
  w9: { name: 'W-9', inText: 'W-9', expires: false },
  insurance: { name: 'Insurance certificate', inText: 'insurance certificate', expires: true },
} as const satisfies Record<string, Kind>;

export type DocumentKind = keyof typeof documentKinds;
export const documentKindCodes = Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]];

const readable: ReadonlySet<FileType> = new Set(['pdf', 'jpg', 'png', 'heic', 'tiff']);

/** Signed papers come as PDF or as a picture; anything that can be edited is not one. */
export function isDocumentType(type: FileType): boolean {
  return readable.has(type);
}
