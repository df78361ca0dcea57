import { users } from '@courtside/contract/users';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useActionKey } from '../../ui/form/use-action-key.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import type { Change } from './user-columns.tsx';

type ChangeDialogProps = { change: Change | undefined; onClose: () => void };

/** Asks before someone is let in or shut out. */
export function ChangeDialog({ change, onClose }: ChangeDialogProps) {
  const queryClient = useQueryClient();
  const keyFor = useActionKey();
  const isShutOut = change?.to === 'deactivate';
  const name = change?.user.fullName ?? '';
  const act = async () => {
    if (!change) return;
    const { id, standing } = change.user;
    const idempotencyKey = keyFor({ id, standing, to: change.to, opened: change });
    await call(users[change.to], { params: { id } }, { idempotencyKey });
    showToast({ kind: 'ok', text: `${name} is ${isShutOut ? 'deactivated' : 'active'}` });
    onClose();
    await queryClient.invalidateQueries({ queryKey: ['users'] });
  };
  return (
    <ConfirmDialog
      opened={change !== undefined}
      question={isShutOut ? `Deactivate ${name}?` : `Activate ${name}?`}
      keep={isShutOut ? 'Keep active' : 'Not now'}
      act={isShutOut ? 'Deactivate' : 'Activate'}
      danger={isShutOut}
      {...(isShutOut && { consequence: 'Their sessions end at once.' })}
      onKeep={onClose}
      onAct={act}
    >
      {isShutOut
        ? 'They cannot sign in until an administrator activates the account again.'
        : 'They can sign in from now on, and get a mail that says so.'}
    </ConfirmDialog>
  );
}
