import type { FileKind } from '@courtside/domain/files';
import { useEffect, useRef, useState } from 'react';
import { reasonAgainst } from './file-words.ts';
import { type StoredFile, uploadFile } from './upload-file.ts';

export interface Upload {
  readonly key: string;
  /** What the server knows the attempt by: sent twice it is kept once. Another kind is another attempt. */
  readonly attempt: string;
  readonly file: File;
  readonly kind: FileKind;
  /** Set while it is being sent: how much of it has been, from 0 to 1. */
  readonly share?: number | undefined;
  /** Why it cannot be sent, or why it did not arrive. */
  readonly failure?: string | undefined;
}

/** Files on their way to the server, ahead of an order or for an appearance. Each leaves once it is there. */
export function useUploads(appearance?: string) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const latest = useRef(uploads);
  useEffect(() => {
    latest.current = uploads;
  }, [uploads]);
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));

  const add = (file: File, kind: FileKind): Upload => {
    const upload: Upload = {
      key: crypto.randomUUID(),
      attempt: crypto.randomUUID(),
      file,
      kind,
      failure: reasonAgainst(file),
    };
    setUploads((all) => [...all, upload]);
    return upload;
  };

  const drop = (key: string) => {
    running.current.get(key)?.abort();
    setUploads((all) => all.filter((each) => each.key !== key));
  };

  /** Nothing when it was stopped or did not arrive; then it stays and says why, to be sent again. */
  const send = async ({ key, attempt, file, kind }: Upload): Promise<StoredFile | undefined> => {
    const controller = new AbortController();
    running.current.set(key, controller);
    change(key, { share: 0, failure: undefined });
    try {
      const stored = await uploadFile({
        file,
        kind,
        ...(appearance && { appearance }),
        idempotencyKey: attempt,
        signal: controller.signal,
        onProgress: (share) => change(key, { share }),
      });
      drop(key);
      return stored;
    } catch (error) {
      if (!controller.signal.aborted) {
        change(key, { share: undefined, failure: (error as Error).message });
      }
      return undefined;
    } finally {
      running.current.delete(key);
    }
  };

  return {
    uploads,
    add,
    drop,
    send,
    setKind: (key: string, kind: FileKind) => change(key, { kind, attempt: crypto.randomUUID() }),
    /** As it is by now, unless it was left out meanwhile. */
    find: (key: string) => latest.current.find((each) => each.key === key),
  };
}
