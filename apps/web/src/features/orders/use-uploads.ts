import { files } from '@courtside/contract/files';
import { type FileKind, guessFileKind } from '@courtside/domain/files';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { call } from '../../platform/api.ts';
import { reasonAgainst } from '../../platform/file-words.ts';
import { uploadFile } from '../../platform/upload-file.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import type { HandedFile, OrderValues } from './order-values.ts';

export type Upload = {
  id: string;
  file: File;
  kind: FileKind;
  /** Between 0 and 1. */
  share: number;
  /** Why it stopped, once it has. */
  failure?: string;
  canRetry?: boolean;
};

/** Sends files ahead of the order; those that arrived are part of the form. */
export function useUploads(form: UseFormReturn<OrderValues>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  // To send one again as another kind: what was handed in before a reload is no longer at hand.
  const originals = useRef(new Map<string, File>());

  const put = (id: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));
  const setFiles = (next: (handed: HandedFile[]) => HandedFile[]) =>
    form.setValue('files', next(form.getValues('files')), { shouldDirty: true });

  const send = async ({ id, file, kind }: Upload, instead?: HandedFile): Promise<void> => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    try {
      const stored = await uploadFile({
        file,
        kind,
        // The same key when it is tried again: an answer that got lost is given once more.
        idempotencyKey: id,
        signal: stop.signal,
        onProgress: (share) => put(id, { share }),
      });
      originals.current.set(stored.uid, file);
      const { uid, name, size, createdAt } = stored;
      const handed = { uid, name, kind: stored.kind, size, addedAt: createdAt };
      setFiles((all) => [...all.filter((one) => one.uid !== instead?.uid), handed]);
      if (instead) void takeBack(instead.uid);
      drop(id);
    } catch (error) {
      if (stop.signal.aborted) drop(id);
      else put(id, { failure: (error as Error).message, canRetry: true });
    } finally {
      stops.current.delete(id);
    }
  };
  const takeBack = async (uid: string) =>
    call(files.remove, { params: { uid } }, { idempotencyKey: crypto.randomUUID() }).catch(() => {
      // Left on the server it belongs to no order, and is swept.
    });

  const begin = (file: File, kind: FileKind, instead?: HandedFile) => {
    const failure = reasonAgainst(file);
    const upload: Upload = { id: crypto.randomUUID(), file, kind, share: 0 };
    setUploads((all) => [...all, { ...upload, ...(failure && { failure }) }]);
    if (!failure) void send(upload, instead);
  };

  return {
    uploads,
    isSending: uploads.some(({ failure }) => failure === undefined),
    add: (added: readonly File[]) => {
      for (const file of added) begin(file, guessFileKind(file.name));
    },
    cancel: (id: string) => {
      stops.current.get(id)?.abort();
      drop(id);
    },
    retry: (upload: Upload) => {
      const { failure: _failure, canRetry: _canRetry, ...again } = { ...upload, share: 0 };
      setUploads((all) => all.map((one) => (one.id === upload.id ? again : one)));
      void send(again);
    },
    remove: (file: HandedFile) => {
      setFiles((all) => all.filter(({ uid }) => uid !== file.uid));
      void takeBack(file.uid);
      showToast({ kind: 'ok', text: `${file.name} removed` });
    },
    canChangeKind: (file: HandedFile) => originals.current.has(file.uid),
    changeKind: (file: HandedFile, kind: FileKind) => {
      const original = originals.current.get(file.uid);
      if (original) begin(original, kind, file);
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
