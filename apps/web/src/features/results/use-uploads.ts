import type { FileKind } from '@courtside/domain/files';
import { useEffect, useRef, useState } from 'react';
import { type StoredFile, uploadFile } from '../../platform/upload-file.ts';

export interface Uploading {
  key: string;
  name: string;
  /** From 0 to 1. */
  share: number;
  /** Why it was not taken. */
  failure?: string;
}

/** Hands in files for an appearance, several at a time, and tells how far each has come. */
export function useUploads(appearance: string) {
  const [uploads, setUploads] = useState<Uploading[]>([]);
  const stop = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);

  const change = (key: string, news: Partial<Uploading>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...news } : each)));
  const drop = (key: string) => setUploads((all) => all.filter((each) => each.key !== key));

  const upload = async (file: File, kind: FileKind): Promise<StoredFile | undefined> => {
    const key = crypto.randomUUID();
    const { signal } = stop.current;
    setUploads((all) => [...all, { key, name: file.name, share: 0 }]);
    try {
      const stored = await uploadFile({
        file,
        kind,
        appearance,
        signal,
        idempotencyKey: key,
        onProgress: (share) => change(key, { share }),
      });
      drop(key);
      return stored;
    } catch (error) {
      if (!signal.aborted) change(key, { failure: (error as Error).message });
      return undefined;
    }
  };
  return { uploads, upload, drop };
}
