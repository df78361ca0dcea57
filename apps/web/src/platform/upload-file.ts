import { ApiError, noAnswerStatus, uploadType } from '@courtside/contract/client';
import type { ResponseOf } from '@courtside/contract/endpoint';
import type { ErrorBody } from '@courtside/contract/errors';
import { files } from '@courtside/contract/files';
import type { FileKind } from '@courtside/domain/files';
import { currentEnvironment } from './environment.ts';
import { sessionState } from './session/session-store.ts';

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

/** Hands in a file. By XMLHttpRequest, since fetch does not tell how much it has sent. */
export async function uploadFile(upload: Upload): Promise<StoredFile> {
  const { file, kind, appearance, onProgress, signal, idempotencyKey } = upload;
  signal.throwIfAborted();
  const query = new URLSearchParams({ name: file.name.slice(-1000), kind });
  if (appearance) query.set('appearance', appearance);
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  signal.addEventListener('abort', stop);
  try {
    return await new Promise<StoredFile>((resolve, reject) => {
      request.open('POST', `${currentEnvironment().apiHost}${files.upload.path}?${query}`);
      request.setRequestHeader('content-type', uploadType);
      request.setRequestHeader('idempotency-key', idempotencyKey);
      const token = sessionState().session?.token;
      if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
      request.addEventListener('abort', () => reject(signal.reason));
      request.addEventListener('error', () => reject(failureOf(request)));
      request.addEventListener('load', () => {
        const answer = parsed(request.responseText);
        if (request.status === 201 && answer) resolve(answer as StoredFile);
        else reject(failureOf(request, answer));
      });
      request.send(file);
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function failureOf({ status, statusText }: XMLHttpRequest, answer?: object): ApiError {
  if (status === 0) {
    return new ApiError(noAnswerStatus, { message: 'Please check your network connection' });
  }
  if (answer && 'message' in answer) return new ApiError(status, answer as ErrorBody);
  return new ApiError(status, { message: statusText || `HTTP ${status}` });
}
