import { files } from '@courtside/contract/files';
import { type FileKind, guessFileKind } from '@courtside/domain/files';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { call } from '../../platform/api.ts';
import { type Upload, useUploads } from '../../platform/use-uploads.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import type { HandedFile, OrderValues } from './order-values.ts';

/** Sends files ahead of the order; those that arrived are part of the form. */
export function useOrderFiles(form: UseFormReturn<OrderValues>) {
  const { uploads, add, drop, send } = useUploads();
  // To send one again as another kind: what was handed in before a reload is no longer at hand.
  const originals = useRef(new Map<string, File>());

  const setFiles = (next: (handed: HandedFile[]) => HandedFile[]) =>
    form.setValue('files', next(form.getValues('files')), { shouldDirty: true });

  const takeBack = async (uid: string) =>
    call(files.remove, { params: { uid } }, { idempotencyKey: crypto.randomUUID() }).catch(() => {
      // Left on the server it belongs to no order, and is swept.
    });

  const handIn = async (upload: Upload, instead?: HandedFile): Promise<void> => {
    const stored = await send(upload);
    if (!stored) return;
    const { uid, name, kind, size, createdAt } = stored;
    originals.current.set(uid, upload.file);
    const handed = { uid, name, kind, size, addedAt: createdAt };
    setFiles((all) => [...all.filter((one) => one.uid !== instead?.uid), handed]);
    if (instead) void takeBack(instead.uid);
  };

  const begin = (file: File, kind: FileKind, instead?: HandedFile) => {
    const upload = add(file, kind);
    if (!upload.failure) void handIn(upload, instead);
  };

  return {
    uploads,
    isSending: uploads.some(({ failure }) => failure === undefined),
    add: (added: readonly File[]) => {
      for (const file of added) begin(file, guessFileKind(file.name));
    },
    cancel: drop,
    retry: (upload: Upload) => void handIn(upload),
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

export type OrderFiles = ReturnType<typeof useOrderFiles>;
