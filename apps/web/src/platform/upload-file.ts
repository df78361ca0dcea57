import type { ResponseOf } from '@courtside/contract/endpoint';
import { files } from '@courtside/contract/files';
import type { FileKind } from '@courtside/domain/files';
import { call } from './api.ts';

export type StoredFile = ResponseOf<typeof files.upload>;

interface Upload {
  file: File;
  kind: FileKind;
  /** None while it waits for an order. */
  appearance?: string;
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  idempotencyKey: string;
}

/** Hands in a document. */
export async function uploadFile({
  file,
  kind,
  appearance,
  ...options
}: Upload): Promise<StoredFile> {
  // Cut in front, since its ending counts.
  const query = { name: file.name.slice(-1000), kind, ...(appearance && { appearance }) };
  return call(files.upload, { query, file }, options);
}
