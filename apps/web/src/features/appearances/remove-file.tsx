import { files } from '@courtside/contract/files';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { appearancesKey } from '../../platform/record-keys.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { type ListedFile } from './appearances-query.ts';

/** Which file somebody asked to remove. */
export function useRemoval() {
  const [asked, ask] = useState<ListedFile>();
  return { asked, ask, close: () => ask(undefined) };
}

type RemoveFileProps = { file: ListedFile | undefined; onClose: () => void };

export function RemoveFile({ file, onClose }: RemoveFileProps) {
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  const remove = async ({ uid, name }: ListedFile) => {
    await call(files.remove, { params: { uid } }, { idempotencyKey: keyFor({ uid }) });
    onClose();
    showToast({ kind: 'ok', text: `${name} removed` });
    await queryClient.invalidateQueries({ queryKey: [...appearancesKey, 'files'] });
  };
  return (
    <ConfirmDialog
      opened={file !== undefined}
      question="Remove this file?"
      keep="Keep the file"
      act="Remove the file"
      danger
      onKeep={onClose}
      onAct={async () => {
        if (file) await remove(file);
      }}
    >
      {`${file?.name ?? ''}. Nobody can read it any more, the attorney neither.`}
    </ConfirmDialog>
  );
}
